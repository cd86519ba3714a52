/** A price in native currency, in the artist's own token or in a dollar. */
export type PricePlan = { in: 'native' | 'own' | 'USDC'; amount: string }

/**
 * Status of a listing. `upcoming`: it begins with the release. `withdrawn`: by its seller. `expired`: it ended unsold.
 */
type Outcome = 'open' | 'upcoming' | 'expired' | 'withdrawn' | { soldTo: 'collector' | 'fan' }

export type DropPlan = {
  title: string
  /** Index in the list of artists. */
  artist: number
  description: string
  royaltyBps: number
  /** Days from now; negative for the past; null if it has no date. */
  releaseInDays: number | null
  offer: { price: PricePlan; outcome: Outcome } | null
  /** Price at which the buyer lists it again. */
  resale?: PricePlan
}

const inNative = (amount: string): PricePlan => ({ in: 'native', amount })
const inOwnToken = (amount: string): PricePlan => ({ in: 'own', amount })

/** In the order of minting; screens show the newest first. */
export const DROP_PLANS: readonly DropPlan[] = [
  {
    title: 'Kitchen Radio, first take',
    artist: 0,
    description: 'The tape from the kitchen, with the kettle on it. One copy.',
    royaltyBps: 500,
    releaseInDays: -27,
    offer: { price: inNative('0.4'), outcome: { soldTo: 'collector' } },
  },
  {
    title: 'Harbour Road live',
    artist: 2,
    description: 'Eleven minutes from the quay, one microphone, no overdubs.',
    royaltyBps: 750,
    releaseInDays: -25,
    offer: { price: inNative('0.25'), outcome: { soldTo: 'fan' } },
    resale: inNative('0.6'),
  },
  {
    title: 'Glass Weather, the demo',
    artist: 1,
    description: 'Sung into a telephone on the night bus.',
    royaltyBps: 1000,
    releaseInDays: null,
    offer: { price: { in: 'USDC', amount: '320' }, outcome: { soldTo: 'collector' } },
  },
  {
    title: 'Warehouse Sun, sunrise edit',
    artist: 4,
    description: 'The last record of a long night. The crowd is on it.',
    royaltyBps: 500,
    releaseInDays: -14,
    offer: { price: inNative('0.12'), outcome: 'open' },
  },
  {
    title: 'Ceniza, handwritten score',
    artist: 5,
    description: 'Four pages, scanned before the coffee reached the last one.',
    royaltyBps: 1000,
    releaseInDays: -10,
    offer: { price: { in: 'USDC', amount: '850' }, outcome: 'open' },
  },
  {
    title: 'Overtime, the whole department',
    artist: 6,
    description: 'All nineteen of them, signed.',
    royaltyBps: 250,
    releaseInDays: null,
    offer: { price: inOwnToken('90'), outcome: 'open' },
  },
  {
    title: 'Market Day, test pressing',
    artist: 2,
    description: 'Number 3 of 10. It skips once, and that is the best part.',
    royaltyBps: 750,
    releaseInDays: -6,
    offer: { price: inNative('0.3'), outcome: 'expired' },
  },
  {
    title: 'Every Other Sunday, lyric sheet',
    artist: 0,
    description: 'With the two verses that nobody has heard.',
    royaltyBps: 500,
    releaseInDays: null,
    offer: { price: inNative('0.2'), outcome: 'withdrawn' },
  },
  {
    title: 'Night Shift For Two Pianos',
    artist: 7,
    description: 'Recorded between three and five in the morning.',
    royaltyBps: 0,
    releaseInDays: null,
    offer: null,
  },
  {
    title: 'Velvet Alarm, box set',
    artist: 1,
    description: 'Five sleeves, one for each remix.',
    royaltyBps: 1000,
    releaseInDays: 12,
    offer: { price: inNative('0.5'), outcome: 'upcoming' },
  },
  {
    title: 'Choir For Ten Windows',
    artist: 3,
    description: 'Ten voices, ten windows, one courtyard.',
    royaltyBps: 500,
    releaseInDays: 45,
    offer: null,
  },
  {
    title: 'Slow Ferry, anniversary',
    artist: 0,
    description: 'For the year in which the ferry stops.',
    royaltyBps: 500,
    releaseInDays: 400,
    offer: null,
  },
]
