import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useT } from '../i18n/i18n-context.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { MapGround, MapScale } from './map-ground.tsx'
import { isInIndia, metresPerPixel, moveBy, type Pixel, type Place, scaleBar, toPixel, toPlace } from './mercator.ts'
import { TileLayer } from './tile-layer.tsx'

/** Size in SVG units; on screen the map is as wide as its column. */
const VIEW = { width: 400, height: 280 } as const
const ZOOM = { min: 9, usual: 15, max: 18 } as const
/** The maximum distance of the pin from the centre (share of the view) before the map follows it. */
const FOLLOW_FROM = 0.32
const KEY_PX = 4
const KEY_FAR_PX = 24

const ARROWS: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

type PinMapProps = {
  place: Place
  onChange: (place: Place) => void
  /** The pin is at an estimate (the centre of the PIN code) that nobody has confirmed. */
  isGuess?: boolean
  /** The delivery radius, drawn as a circle. */
  radiusKm?: number
  /** Whose pin it is and where it goes, if it is not the shop's. */
  label?: string
  hint?: string
}

/** The point under the pointer, in SVG units. */
const pointOf = (svg: SVGSVGElement, { clientX, clientY }: PointerEvent): Pixel => {
  const matrix = svg.getScreenCTM()
  if (!matrix) return { x: 0, y: 0 }
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
  return { x: x - VIEW.width / 2, y: y - VIEW.height / 2 }
}

const PIN_PATH = 'M0 0C-4-9-15-17-15-29a15 15 0 0 1 30 0C15-17 4-9 0 0Z'

/**
 * A map with a pin for the shop's location: drag, tap, or arrow keys (Shift: larger steps; + and - zoom). Streets are shown when
 * tiles can be loaded; otherwise a grid to scale.
 */
export const PinMap = ({ place, onChange, isGuess = false, radiusKm, label, hint }: PinMapProps) => {
  const { t } = useT()
  const svg = useRef<SVGSVGElement>(null)
  const [zoom, setZoom] = useState<number>(ZOOM.usual)
  const [centre, setCentre] = useState(place)
  const [drag, setDrag] = useState<Pixel | null>(null)
  const middle = toPixel(centre, zoom)
  const at = toPixel(place, zoom)
  const pin = drag ?? { x: at.x - middle.x, y: at.y - middle.y }
  const isAway = Math.abs(pin.x) > VIEW.width * FOLLOW_FROM || Math.abs(pin.y) > VIEW.height * FOLLOW_FROM
  if (isAway && !drag && (centre.latitude !== place.latitude || centre.longitude !== place.longitude)) setCentre(place)

  const put = (point: Pixel) => {
    const next = toPlace({ x: middle.x + point.x, y: middle.y + point.y }, zoom)
    if (isInIndia(next)) onChange(next)
  }
  const zoomBy = (steps: number) => setZoom((now) => Math.min(ZOOM.max, Math.max(ZOOM.min, now + steps)))
  const perPx = metresPerPixel(place.latitude, zoom)
  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : 0
    const arrow = ARROWS[event.key]
    if (step === 0 && !arrow) return
    event.preventDefault()
    if (step !== 0) zoomBy(step)
    if (!arrow) return
    const metres = (event.shiftKey ? KEY_FAR_PX : KEY_PX) * perPx
    const next = moveBy(place, arrow.x * metres, -arrow.y * metres)
    if (isInIndia(next)) onChange(next)
  }
  const handleMove = (event: PointerEvent) => {
    if (drag && svg.current) setDrag(pointOf(svg.current, event))
  }
  const handleDrop = () => {
    if (drag) put(drag)
    setDrag(null)
  }
  const bar = scaleBar(place.latitude, zoom, 90)
  return (
    <div>
      <div className="relative overflow-hidden rounded-lg border border-line-strong has-focus-visible:outline-3 has-focus-visible:outline-(--jh-focus) has-focus-visible:outline-offset-2">
        <input
          type="range"
          className="sr-only"
          aria-label={label ?? t('geo.pin')}
          aria-valuetext={t('geo.pinAt', { latitude: place.latitude.toFixed(5), longitude: place.longitude.toFixed(5) })}
          value={0}
          onChange={() => undefined}
          onKeyDown={handleKey}
        />
        <svg
          ref={svg}
          aria-hidden
          viewBox={`${-VIEW.width / 2} ${-VIEW.height / 2} ${VIEW.width} ${VIEW.height}`}
          className="block w-full cursor-crosshair select-none"
          onClick={(event) => svg.current && put(pointOf(svg.current, event as unknown as PointerEvent))}
        >
          <MapGround step={bar.px} origin={middle} {...VIEW} />
          <TileLayer centre={centre} zoom={zoom} credit={t('geo.tilesBy')} {...VIEW} />
          <MapScale
            {...VIEW}
            px={bar.px}
            text={bar.metres < 1000 ? t('geo.m', { count: bar.metres }) : t('geo.km', { count: bar.metres / 1000 })}
          />
          {radiusKm !== undefined && (
            <circle
              cx={pin.x}
              cy={pin.y}
              r={(radiusKm * 1000) / perPx}
              className="fill-brand stroke-2 stroke-brand"
              fillOpacity={0.08}
              strokeDasharray="6 5"
            />
          )}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the range input above does the same by keyboard. */}
          <g
            transform={`translate(${pin.x} ${pin.y})`}
            className="cursor-grab touch-none"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              setDrag(pin)
            }}
            onPointerMove={handleMove}
            onPointerUp={handleDrop}
            onPointerCancel={() => setDrag(null)}
            onClick={(event) => event.stopPropagation()}
          >
            <circle cy={-22} r={30} fill="transparent" />
            <path
              d={PIN_PATH}
              className={isGuess ? 'fill-surface stroke-2 stroke-brand' : 'fill-action stroke-2 stroke-on-action'}
              strokeDasharray={isGuess ? '4 3' : undefined}
            />
            <circle cy={-29} r={5} className={isGuess ? 'fill-brand' : 'fill-on-action'} />
          </g>
        </svg>
        <div className="absolute end-1 top-1 grid gap-1">
          <IconButton icon="plus" label={t('geo.zoomIn')} tone="outline" disabled={zoom >= ZOOM.max} onClick={() => zoomBy(1)} />
          <IconButton
            icon="minus"
            label={t('geo.zoomOut')}
            tone="outline"
            disabled={zoom <= ZOOM.min}
            onClick={() => zoomBy(-1)}
          />
        </div>
      </div>
      <p className="mt-1.5 text-ink-soft text-sm">{hint ?? t('geo.pinHint')}</p>
    </div>
  )
}
