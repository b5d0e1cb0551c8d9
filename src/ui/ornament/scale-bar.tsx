/** The alternating bar under a map: one mile in quarters. Decorative. */
export function ScaleBar({ className }: { className?: string }) {
  return (
    <svg className={className} width="208" height="34" viewBox="0 0 208 34" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M4 8.5h200M4 13.5h200M4 5v12M54 5v12M104 5v12M204 5v12" />
      <path d="M4 11h50M104 11h100" strokeWidth="5" />
      <path d="M54 11h50" strokeWidth="1" />
      <g fill="currentColor" stroke="none" fontSize="11" textAnchor="middle">
        <text x="6" y="31">
          0
        </text>
        <text x="54" y="31">
          ¼
        </text>
        <text x="104" y="31">
          ½
        </text>
        <text x="192" y="31">
          1 mile
        </text>
      </g>
    </svg>
  )
}
