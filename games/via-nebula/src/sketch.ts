import type { Sketch } from '@penumbra/kit';
import type { View } from './view.ts';
export const sketch = (_v: View): Sketch => [];
