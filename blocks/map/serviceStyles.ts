import type { MapStyle } from '../../src/model/enumerations/blockTypes'
import type { StyleRule } from './MapsService'
import type { MapView } from './props'

type Palette = { readonly land: string; readonly water: string; readonly road: string; readonly text: string }

const palettes: { readonly [style in MapStyle]?: Palette } = {
  'minimal-light': { land: '#f4f4f2', water: '#dfe5e8', road: '#ffffff', text: '#5f6468' },
  'minimal-dark': { land: '#23272b', water: '#15181b', road: '#363c42', text: '#b9c0c6' },
  'minimal-blue': { land: '#eaf1f8', water: '#a9c8e6', road: '#ffffff', text: '#2c4c6e' },
}

/** The rules for the colours and labels of a style, in the service's own terms. */
export function serviceRules({ style, showLabels }: MapView): readonly StyleRule[] {
  const palette = palettes[style]
  const labels: StyleRule[] = showLabels ? [] : [{ elementType: 'labels', stylers: [{ visibility: 'off' }] }]
  if (style === 'grayscale') return [{ stylers: [{ saturation: -100 }] }, ...labels]
  return palette ? [...paint(palette), ...labels] : labels
}

function paint({ land, water, road, text }: Palette): readonly StyleRule[] {
  const hidden = [{ visibility: 'off' }]
  return [
    { elementType: 'geometry', stylers: [{ color: land }] },
    { elementType: 'labels.icon', stylers: hidden },
    { elementType: 'labels.text.fill', stylers: [{ color: text }] },
    { elementType: 'labels.text.stroke', stylers: [{ color: land }] },
    { featureType: 'poi', stylers: hidden },
    { featureType: 'transit', stylers: hidden },
    { featureType: 'road', elementType: 'geometry', stylers: [{ color: road }] },
    { featureType: 'water', elementType: 'geometry', stylers: [{ color: water }] },
  ]
}
