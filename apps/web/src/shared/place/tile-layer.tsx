import { useState } from 'react'
import { useT } from '../i18n/i18n-context.tsx'
import { type Place, tileAddress, tilesAround } from './mercator.ts'

/** The pattern of tile addresses that the server gave the page (TILE_URL); without one there is no street map. */
const tilePattern = (): string | undefined => document.documentElement.dataset.tileUrl

type TileLayerProps = { centre: Place; zoom: number; width: number; height: number }

/** Pictures of the streets. One that does not come leaves the drawn ground visible; when the first fails no more are asked for. */
export const TileLayer = ({ centre, zoom, width, height }: TileLayerProps) => {
  const { t } = useT()
  const pattern = tilePattern()
  const [hasFailed, setFailed] = useState(false)
  const [hasLoaded, setLoaded] = useState(false)
  if (!pattern || (hasFailed && !hasLoaded)) return null
  return (
    <>
      {tilesAround(centre, zoom, width, height).map((tile) => (
        <image
          key={tile.key}
          href={tileAddress(pattern, tile)}
          x={tile.left}
          y={tile.top}
          width={128}
          height={128}
          onLoad={() => setLoaded(true)}
          onError={() => setFailed(true)}
        />
      ))}
      {hasLoaded && (
        <text x={width / 2 - 4} y={height / 2 - 5} textAnchor="end" fontSize={9} className="fill-ink">
          {t('place.tilesBy')}
        </text>
      )}
    </>
  )
}
