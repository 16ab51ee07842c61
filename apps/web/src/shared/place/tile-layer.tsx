import { useState } from 'react'
import { useT } from '../i18n/i18n-context.tsx'
import { siteFacts } from '../site-facts.ts'
import { type Place, tileAddress, tilesAround } from './mercator.ts'

const TILE_PX = 128

type TileLayerProps = { centre: Place; zoom: number; width: number; height: number }

/** Pictures of the streets. One that does not come leaves the drawn ground visible; when the first fails no more are asked for. */
export const TileLayer = ({ centre, zoom, width, height }: TileLayerProps) => {
  const { t } = useT()
  const pattern = siteFacts().tileUrl
  const [hasFailed, setFailed] = useState(false)
  const [hasLoaded, setLoaded] = useState(false)
  if (!pattern || (hasFailed && !hasLoaded)) return null
  return (
    <>
      {tilesAround(centre, zoom, width, height).map((tile) => (
        <foreignObject key={tile.key} x={tile.left} y={tile.top} width={TILE_PX} height={TILE_PX}>
          {/* Public tile servers want to know which site asks; they learn its origin and no more. */}
          <img
            src={tileAddress(pattern, tile)}
            alt=""
            width={TILE_PX}
            height={TILE_PX}
            referrerPolicy="origin"
            className={hasLoaded ? 'block' : 'block opacity-0'}
            onLoad={() => setLoaded(true)}
            onError={() => setFailed(true)}
          />
        </foreignObject>
      ))}
      {hasLoaded && (
        <text x={width / 2 - 4} y={height / 2 - 5} textAnchor="end" fontSize={9} className="fill-ink">
          {t('place.tilesBy')}
        </text>
      )}
    </>
  )
}
