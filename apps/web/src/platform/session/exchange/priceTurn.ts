import { visitValue } from '#platform/page/visit/visitValue.ts'

/** How the person turned a price last: the same way on the card, in the review and with the next swap. Null: as each screen begins. */
export const priceTurn = visitValue<'inverted' | 'direct' | null>(() => null)
