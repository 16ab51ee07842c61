import { type KeyboardEvent, useRef, useState } from 'react'
import { MapGround, MapScale } from '../../../../shared/geo/map-ground.tsx'
import { metresPerPixel, type Pixel, type Place, scaleBar } from '../../../../shared/geo/mercator.ts'
import { TileLayer } from '../../../../shared/geo/tile-layer.tsx'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'
import { OpenChip } from '../../common/open-chip.tsx'
import { useStoreLabels } from '../../common/store-labels.ts'
import { useMapView, ZOOM } from '../hooks/use-map-view.ts'
import type { NearbyStore, StoreArrival } from './store-card.tsx'

/** Size in drawing units; on screen it is as wide as its column. */
const VIEW = { width: 400, height: 460 } as const
const PIN_PATH = 'M0 0C-4-9-15-17-15-29a15 15 0 0 1 30 0C15-17 4-9 0 0Z'

type NearbyMapProps = { place: Place; radiusKm: number; stores: readonly NearbyStore[] }

type PinProps = { store: NearbyStore; at: Pixel; name: string; isChosen: boolean; onChoose(): void }

/** A shop on the map; a button for keyboard and screen reader. */
const Pin = ({ store, at, name, isChosen, onChoose }: PinProps) => {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onChoose()
  }
  const ground = isChosen ? 'var(--jh-action)' : store.is_open ? 'var(--jh-cloth)' : 'var(--jh-ink-soft)'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand within a drawing.
    <g
      transform={`translate(${at.x} ${at.y})`}
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={name}
      className="cursor-pointer"
      onClick={onChoose}
      onKeyDown={press}
    >
      <circle cy={-22} r={26} fill="transparent" />
      <path d={PIN_PATH} fill={ground} stroke="var(--jh-surface)" strokeWidth={2} />
      <circle cy={-29} r={5} fill={isChosen ? 'var(--jh-on-action)' : 'var(--jh-surface)'} />
    </g>
  )
}

/** A summary of the chosen shop, at the bottom of the map. */
const Chosen = ({ store, onClose }: { store: NearbyStore; onClose(): void }) => {
  const { t } = useT()
  const labels = useStoreLabels()
  const state = { distance_km: store.distance_km } satisfies StoreArrival
  return (
    <div className="absolute inset-x-2 bottom-2 rounded-lg border border-line bg-surface p-3 shadow-high">
      <div className="flex items-start justify-between gap-2">
        <p className="font-bold">{labels.name(store)}</p>
        <IconButton icon="x" label={t('common.close')} onClick={onClose} className="-me-2 -mt-2" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <OpenChip store={store} />
          {t('stores.distance', { km: store.distance_km.toFixed(1) })}
        </p>
        <LinkButton to={`/store/${store.store_id}`} state={state} size="sm" variant="brand">
          {t('stores.nearby.visit')}
        </LinkButton>
      </div>
    </div>
  )
}

/**
 * The shops near a place: a street map where tiles can be loaded, else a plain background with a true scale; both show the search
 * radius and the user's location. The list beside it has the same shops as text.
 */
export const NearbyMap = ({ place, radiusKm, stores }: NearbyMapProps) => {
  const { t } = useT()
  const labels = useStoreLabels()
  const svg = useRef<SVGSVGElement>(null)
  const map = useMapView(svg, place, radiusKm, VIEW)
  const [chosenId, setChosen] = useState<string | null>(null)
  const chosen = stores.find((store) => store.store_id === chosenId)
  const perPx = metresPerPixel(map.centre.latitude, map.zoom)
  const bar = scaleBar(map.centre.latitude, map.zoom, 90)
  const own = map.at(place)
  // The chosen pin is drawn above its neighbours, southern ones above northern ones.
  const drawn = stores.toSorted((a, b) => Number(a === chosen) - Number(b === chosen) || b.latitude - a.latitude)
  return (
    <section aria-label={t('stores.map.name')} className="relative overflow-hidden rounded-lg border border-line-strong">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no drawing. */}
      <svg
        ref={svg}
        role="group"
        aria-label={t('stores.map.pins')}
        viewBox={`${-VIEW.width / 2} ${-VIEW.height / 2} ${VIEW.width} ${VIEW.height}`}
        className="block w-full touch-none select-none"
        {...map.handlers}
      >
        <MapGround step={bar.px} origin={map.middle} {...VIEW} />
        <TileLayer centre={map.centre} zoom={map.zoom} credit={t('stores.map.credit')} {...VIEW} />
        <circle
          cx={own.x}
          cy={own.y}
          r={(radiusKm * 1000) / perPx}
          fill="var(--jh-brand)"
          fillOpacity={0.06}
          stroke="var(--jh-brand)"
          strokeWidth={2}
          strokeDasharray="6 5"
        />
        <circle cx={own.x} cy={own.y} r={7} fill="var(--jh-brand)" stroke="var(--jh-surface)" strokeWidth={3} />
        {drawn.map((store) => (
          <Pin
            key={store.store_id}
            store={store}
            at={map.at(store)}
            name={`${labels.name(store)}, ${t('stores.distance', { km: store.distance_km.toFixed(1) })}`}
            isChosen={store === chosen}
            onChoose={() => setChosen(store.store_id)}
          />
        ))}
        {!chosen && (
          <MapScale
            {...VIEW}
            px={bar.px}
            text={bar.metres < 1000 ? t('stores.map.metres', { metres: bar.metres }) : t('stores.km', { km: bar.metres / 1000 })}
          />
        )}
      </svg>
      <div className="absolute end-2 top-2 flex flex-col gap-1">
        <IconButton
          icon="plus"
          label={t('stores.map.closer')}
          tone="outline"
          disabled={map.zoom >= ZOOM.max}
          onClick={() => map.zoomBy(1)}
        />
        <IconButton
          icon="minus"
          label={t('stores.map.further')}
          tone="outline"
          disabled={map.zoom <= ZOOM.min}
          onClick={() => map.zoomBy(-1)}
        />
      </div>
      {chosen && <Chosen store={chosen} onClose={() => setChosen(null)} />}
    </section>
  )
}
