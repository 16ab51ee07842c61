import { useState } from 'react'
import { siteConfig } from '../site-config.ts'
import { type Place, tileAddress, tilesAround } from './mercator.ts'

const TILE_PX = 128

type TileLayerProps = {
  centre: Place
  zoom: number
  width: number
  height: number
  /** Attribution of the map, which must be shown. */
  credit: string
}

/** Street tiles. A tile that fails leaves the background visible; when the first one fails no other is requested. */
export const TileLayer = ({ centre, zoom, width, height, credit }: TileLayerProps) => {
  const pattern = siteConfig().tileUrl
  const [hasFailed, setFailed] = useState(false)
  const [hasLoaded, setLoaded] = useState(false)
  if (!pattern || (hasFailed && !hasLoaded)) return null
  const tiles = tilesAround(centre, zoom, width, height)
  // One tile first: offline one request fails and not twenty.
  const requested = hasLoaded ? tiles : tiles.slice(tiles.length >> 1, (tiles.length >> 1) + 1)
  return (
    <>
      {requested.map((tile) => (
        <foreignObject key={tile.key} x={tile.left} y={tile.top} width={TILE_PX} height={TILE_PX}>
          {/* Public tile servers require the Referer header; they get the origin only. */}
          <img
            src={tileAddress(pattern, tile)}
            alt=""
            width={TILE_PX}
            height={TILE_PX}
            referrerPolicy="origin"
            onLoad={() => setLoaded(true)}
            onError={() => setFailed(true)}
          />
        </foreignObject>
      ))}
      {hasLoaded && (
        <text x={width / 2 - 4} y={height / 2 - 5} textAnchor="end" direction="ltr" fontSize={9} fill="#333">
          {credit}
        </text>
      )}
    </>
  )
}
