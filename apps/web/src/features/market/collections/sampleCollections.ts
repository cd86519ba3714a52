/** Samples the specification shows if the chain has no collection; floor price and volume are labelled as samples. */
export const SAMPLE_COLLECTIONS = [
  { name: 'Night Bus Demos', floor: '0.12', volume: '3.4' },
  { name: 'Harbour Road Tapes', floor: '0.25', volume: '8.1' },
  { name: 'Windows In The Courtyard', floor: '0.4', volume: '12.6' },
] as const

/** Seeds of the bundled covers. */
export const BUNDLED_PICTURES = [
  'Kitchen Radio',
  'Harbour Road',
  'Glass Weather',
  'Warehouse Sun',
  'Velvet Alarm',
  'Slow Ferry',
] as const
