import { type PointerEvent, type RefObject, useState } from 'react'
import { metresPerPixel, type Pixel, type Place, toPixel, toPlace } from '../../../../shared/geo/mercator.ts'

type View = { width: number; height: number }

export const ZOOM = { min: 8, max: 17 } as const
/** Movement (drawing units) below which a press is a tap. */
const TAP_PX = 4

/** The closest zoom that shows the whole circle. */
export const zoomToShow = (latitude: number, radiusKm: number, { width, height }: View): number => {
  const reachPx = Math.min(width, height) / 2
  for (let zoom: number = ZOOM.max; zoom > ZOOM.min; zoom -= 1)
    if ((radiusKm * 1000) / metresPerPixel(latitude, zoom) <= reachPx) return zoom
  return ZOOM.min
}

const pointOf = (svg: SVGSVGElement, { clientX, clientY }: PointerEvent): Pixel => {
  const matrix = svg.getScreenCTM()
  if (!matrix) return { x: 0, y: 0 }
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
  return { x, y }
}

/** The view of a map: its centre and zoom, moved by dragging. Reset when the place or the circle changes. */
export const useMapView = (svg: RefObject<SVGSVGElement | null>, place: Place, radiusKm: number, view: View) => {
  const key = `${place.latitude} ${place.longitude} ${radiusKm}`
  const fresh = () => ({ key, centre: place, zoom: zoomToShow(place.latitude, radiusKm, view) })
  const [kept, setKept] = useState(fresh)
  const [drag, setDrag] = useState<{ from: Pixel; middle: Pixel; hasMoved: boolean } | null>(null)
  const shown = kept.key === key ? kept : fresh()
  const { centre, zoom } = shown
  const middle = toPixel(centre, zoom)
  return {
    centre,
    zoom,
    middle,
    /** The position of a place, relative to the centre of the view. */
    at: (of: Place): Pixel => {
      const { x, y } = toPixel(of, zoom)
      return { x: x - middle.x, y: y - middle.y }
    },
    zoomBy: (steps: number) => setKept({ ...shown, zoom: Math.min(ZOOM.max, Math.max(ZOOM.min, zoom + steps)) }),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (svg.current) setDrag({ from: pointOf(svg.current, event), middle, hasMoved: false })
      },
      onPointerMove: (event: PointerEvent) => {
        if (!drag || !svg.current || event.buttons === 0) return
        const { x, y } = pointOf(svg.current, event)
        const moved = { x: x - drag.from.x, y: y - drag.from.y }
        if (!drag.hasMoved && Math.hypot(moved.x, moved.y) < TAP_PX) return
        // From here on the press is a drag: it does not end as a tap on a pin.
        if (!drag.hasMoved) svg.current.setPointerCapture(event.pointerId)
        setDrag({ ...drag, hasMoved: true })
        setKept({ ...shown, centre: toPlace({ x: drag.middle.x - moved.x, y: drag.middle.y - moved.y }, zoom) })
      },
      onPointerUp: () => setDrag(null),
      onPointerCancel: () => setDrag(null),
    },
  }
}
