export const sketch = () => [];
