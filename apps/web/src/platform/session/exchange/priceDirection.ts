import { visitValue } from '#platform/page/visit/visitValue.ts'

/**
 * The last direction chosen for a price, shared by the card, the review and the next swap; null keeps each screen's
 * default.
 */
export const priceDirection = visitValue<'inverted' | 'direct' | null>(() => null)
