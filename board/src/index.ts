export * from './PanZoom.tsx';
export * from './pure.ts';
export * from './SketchView.tsx';
export * from './TextBoard.tsx';
