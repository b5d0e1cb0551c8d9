import { type EachWeek, isLastWeek, weekNumbers } from '../../domain/course/course-week'

/** Where each week's control stands on the sheet. */
const controls: EachWeek<readonly [number, number]> = {
  1: [128, 236],
  2: [206, 316],
  3: [286, 208],
  4: [214, 122],
  5: [352, 84],
}

/**
 * A street sheet with the weeks as controls, from the start triangle to the finish ring. On a phone it closes the band from edge to
 * edge, without the collar. Decorative: the list below says it in words.
 */
export function RouteMap() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 440 400"
      preserveAspectRatio="xMidYMid slice"
      className="w-full fill-none max-sm:-mx-4 max-sm:-mb-8 max-sm:aspect-[44/31] max-sm:w-[calc(100%+2rem)]"
    >
      <g className="stroke-hairline stroke-[1]">
        <path d="M0 80H440M0 160H440M0 240H440M0 320H440M80 0V400M160 0V400M240 0V400M320 0V400M400 0V400" />
      </g>
      <g className="stroke-line stroke-[7]" strokeLinecap="square" opacity=".55">
        <path d="M-10 356L150 290 262 330 450 262M44-10L92 190 60 410M-10 122L190 160 450 128M300-10L250 150 318 410M128 300L206 176" />
      </g>
      <path d="M-10 210C70 176 110 232 178 226S300 262 340 228 420 176 450 190" className="stroke-info stroke-[3]" />
      <path d="M352 268c30-14 52 8 44 34s-52 30-62 6 2-34 18-40z" className="fill-raised stroke-success stroke-2" />
      <path
        d={`M56 334L${Object.values(controls).flat().join(' ')}`}
        className="stroke-signal stroke-[3]"
        strokeDasharray="9 6"
      />
      <path d="M56 318l14 25H42z" className="fill-ground stroke-signal stroke-[3]" />
      {weekNumbers.map((week) => {
        const [x, y] = controls[week]
        return (
          <g key={week} className="fill-ground stroke-signal stroke-[3]">
            <circle cx={x} cy={y} r="19" />
            {isLastWeek(week) && <circle cx={x} cy={y} r="25" fill="none" />}
            <text x={x} y={y + 7} textAnchor="middle" className="display fill-ink stroke-none text-xl">
              {week}
            </text>
          </g>
        )
      })}
      <g className="stroke-ink stroke-2">
        <path d="M40 76v56M40 76l-8 16h16z" className="fill-ink" />
        <path d="M300 380h120M300 374v12M340 376v8M380 376v8M420 374v12" />
      </g>
      <text x="40" y="152" textAnchor="middle" className="display fill-ink text-sm">
        N
      </text>
      <text x="300" y="366" className="fill-muted text-xs">
        0
      </text>
      <text x="420" y="366" textAnchor="end" className="fill-muted text-xs">
        {`${weekNumbers.length} weeks`}
      </text>
    </svg>
  )
}
