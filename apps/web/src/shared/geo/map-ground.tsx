import { useId } from 'react'
import type { Pixel } from './mercator.ts'

type View = { width: number; height: number }

/** Background of a map when street tiles cannot be loaded: a plain grid to scale. Its squares are `step` pixels wide. */
export const MapGround = ({ step, origin, width, height }: View & { step: number; origin: Pixel }) => {
  const id = useId()
  return (
    <>
      <pattern id={id} width={step} height={step} x={-(origin.x % step)} y={-(origin.y % step)} patternUnits="userSpaceOnUse">
        <path d={`M${step} 0H0V${step}`} fill="none" stroke="var(--jh-line)" />
      </pattern>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} fill="var(--jh-sunken)" />
      <rect x={-width / 2} y={-height / 2} width={width} height={height} fill={`url(#${id})`} />
    </>
  )
}

/** Scale bar; the squares of the background have the same width. */
export const MapScale = ({ px, text, width, height }: View & { px: number; text: string }) => {
  const [start, bottom] = [10 - width / 2, height / 2 - 10]
  return (
    <>
      <path d={`M${start} ${bottom - 5}v5h${px}v-5`} fill="none" stroke="var(--jh-ink)" strokeWidth={2} />
      <text
        x={start + 5}
        y={bottom - 5}
        fontSize={12}
        direction="ltr"
        fill="var(--jh-ink)"
        stroke="var(--jh-surface)"
        strokeWidth={3}
        paintOrder="stroke"
      >
        {text}
      </text>
    </>
  )
}
