import { createStoredValue, useStoredValue } from '../../../shared/device-store/stored-value.ts'

/** How much of an order a card shows; chosen for each device. */
export const DENSITIES = ['compact', 'comfortable'] as const
export type Density = (typeof DENSITIES)[number]

export const densityStore = createStoredValue<Density>('board_density', 'compact', (found) =>
  DENSITIES.find((one) => one === found),
)

export const useDensity = (): Density => useStoredValue(densityStore, 'compact')
