type Item = { readonly token: string; readonly id: string; readonly amount: string }

/** A filled market order from its event. */
export type FilledOrder = {
  readonly transaction: string
  readonly seller: string
  readonly account: string
  readonly timeSeconds: number
  readonly offer: readonly Item[]
  readonly consideration: readonly Item[]
}

export type PieceSale = {
  readonly collection: string
  readonly id: string
  readonly transaction: string
  readonly timeSeconds: number
  /** Currency; the zero address stands for native. */
  readonly token: string
  readonly amount: bigint
}

const isOneOf = (collections: ReadonlySet<string>, { token }: Item) => collections.has(token.toLowerCase())

/**
 * Sales per piece. Accepting an offer emits two events in one transaction, which count once. An order with several pieces has no
 * price per piece (spec: market.volume).
 */
export function pieceSales(filled: readonly FilledOrder[], collections: readonly string[]): readonly PieceSale[] {
  const collectionSet = new Set(collections.map((address) => address.toLowerCase()))
  const sales = new Map<string, PieceSale>()
  for (const { transaction, timeSeconds, offer, consideration } of filled) {
    const pieces = [...offer, ...consideration].filter((item) => isOneOf(collectionSet, item))
    const [piece] = pieces
    if (piece === undefined || pieces.length !== 1) continue
    // In an accepted offer the royalty is part of the offered amount.
    const money = offer.includes(piece) ? consideration : offer
    const [first] = money
    const isOneCurrency = first !== undefined && money.every(({ token }) => token === first.token)
    if (!isOneCurrency) continue
    const amount = money.reduce((sum, item) => sum + BigInt(item.amount), 0n)
    const key = `${transaction} ${piece.token.toLowerCase()} ${piece.id}`
    sales.set(key, {
      collection: piece.token,
      id: piece.id,
      transaction,
      timeSeconds,
      token: first.token,
      amount: amount > (sales.get(key)?.amount ?? 0n) ? amount : (sales.get(key)?.amount ?? 0n),
    })
  }
  return [...sales.values()]
}
