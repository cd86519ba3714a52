import type { DropPlan, PricePlan } from './dropPlans.ts'

/** A collection opened by an artist, with its pieces so far. */
export type CollectionPlan = {
  /** Index in the list of artists. */
  artist: number
  name: string
  symbol: string
  text: string
  pieces: readonly Omit<DropPlan, 'artist'>[]
}

const inNative = (amount: string): PricePlan => ({ in: 'native', amount })
const inOwnToken = (amount: string): PricePlan => ({ in: 'own', amount })

/** Collections in the order of their opening. Arlo has none, so that a visitor with his account can open his first. */
export const COLLECTION_PLANS: readonly CollectionPlan[] = [
  {
    artist: 1,
    name: 'Nocturnes by Mira Solenne',
    symbol: 'NOCT',
    text: 'Eleven songs for the hour before the birds. One sleeve of each, drawn by hand.',
    pieces: [
      {
        title: 'Nocturne No. 1, sleeve',
        description: 'The first of them, with the coffee ring.',
        royaltyBps: 1000,
        releaseInDays: -20,
        offer: { price: inNative('0.3'), outcome: { soldTo: 'collector' } },
        resale: inNative('0.75'),
      },
      {
        title: 'Nocturne No. 2, sleeve',
        description: 'Blue on blue.',
        royaltyBps: 1000,
        releaseInDays: -20,
        offer: { price: inNative('0.35'), outcome: 'open' },
      },
      {
        title: 'Nocturne No. 3, sleeve',
        description: 'The one with the moth.',
        royaltyBps: 1000,
        releaseInDays: -18,
        offer: { price: inNative('0.33'), outcome: { soldTo: 'fan' } },
      },
      {
        title: 'Nocturne No. 4, sleeve',
        description: 'Not dry yet.',
        royaltyBps: 1000,
        releaseInDays: 6,
        offer: { price: inNative('0.4'), outcome: 'upcoming' },
      },
    ],
  },
  {
    artist: 2,
    name: 'Harbour Tapes',
    symbol: 'TAPE',
    text: 'Field recordings from the quay, one cassette of each, numbered by Kofi.',
    pieces: [
      {
        title: 'Tape 1, ropes',
        description: 'Forty minutes of rope against mast.',
        royaltyBps: 750,
        releaseInDays: null,
        offer: { price: inOwnToken('60'), outcome: 'open' },
      },
      {
        title: 'Tape 2, fish market',
        description: 'Voices from five in the morning.',
        royaltyBps: 750,
        releaseInDays: null,
        offer: { price: inNative('0.15'), outcome: 'expired' },
      },
      {
        title: 'Tape 3, the storm',
        description: 'The microphone did not survive it.',
        royaltyBps: 750,
        releaseInDays: 2,
        offer: { price: inNative('0.22'), outcome: 'upcoming' },
      },
    ],
  },
  {
    artist: 4,
    name: 'Four In The Morning',
    symbol: 'FOUR',
    text: 'A print for each night that went on until the lights came up.',
    pieces: [
      {
        title: 'Print 1, the queue',
        description: 'Round the block and past the bakery.',
        royaltyBps: 500,
        releaseInDays: -9,
        offer: { price: inNative('0.08'), outcome: 'open' },
      },
      {
        title: 'Print 2, the fog machine',
        description: 'A crowd that moves as one.',
        royaltyBps: 500,
        releaseInDays: -9,
        offer: { price: inNative('0.09'), outcome: { soldTo: 'fan' } },
      },
      {
        title: 'Print 3, lights up',
        description: 'The last record is still turning.',
        royaltyBps: 500,
        releaseInDays: 20,
        offer: { price: inNative('0.11'), outcome: 'upcoming' },
      },
    ],
  },
]
