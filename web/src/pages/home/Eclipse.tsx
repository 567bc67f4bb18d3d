const STARS = [
  [20, 40],
  [58, 150],
  [96, 24],
  [130, 176],
  [262, 30],
  [282, 150],
  [42, 96],
  [300, 92],
] as const;

/** A shadow before a light, and the half-shadow around it. */
export function Eclipse() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true">
      <defs>
        <radialGradient id="corona">
          <stop offset="0.36" stopColor="#ffe9b8" stopOpacity="0.95" />
          <stop offset="0.5" stopColor="#e9b85f" stopOpacity="0.5" />
          <stop offset="0.75" stopColor="#a06fd8" stopOpacity="0.22" />
          <stop offset="1" stopColor="#a06fd8" stopOpacity="0" />
        </radialGradient>
      </defs>
      {STARS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.3" fill="#f6e7c4" opacity="0.7" />
      ))}
      <circle cx="190" cy="100" r="98" fill="url(#corona)" />
      <circle cx="190" cy="100" r="41" fill="#fff2cf" />
      <circle cx="194" cy="97" r="40" fill="#171930" />
    </svg>
  );
}
