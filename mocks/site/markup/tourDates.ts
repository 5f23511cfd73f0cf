import { tourBand } from '../../fixtures/tour'
import type { Html } from '../html'
import { block } from './block'

interface TourDatesOptions {
  readonly artistId?: string
  readonly timeframe?: string
  readonly startDate?: number
  readonly endDate?: number
}

/** Tour dates as the platform renders them: the artist's data, without visible content. */
export function tourDatesBlock(id: string, options: TourDatesOptions = {}): Html {
  const json = { artistId: tourBand.name, timeframe: 'upcoming', ...options }
  return block('tourdates', id, null, { 'data-block-json': JSON.stringify(json) })
}
