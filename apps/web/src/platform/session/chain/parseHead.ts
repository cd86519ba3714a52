import type { Head } from '@musi/api/head'

const whole = (value: unknown): value is number => Number.isSafeInteger(value)

/** A head as the server sends it; null if it is anything else. */
export function parseHead(json: string): Head | null {
  try {
    const { number, hash, timeSeconds, chainId, writes, disagrees } = JSON.parse(json) as Record<string, unknown>
    if (!whole(number) || !whole(timeSeconds) || !whole(chainId) || typeof hash !== 'string') return null
    if ((writes !== 'on' && writes !== 'off') || typeof disagrees !== 'boolean') return null
    return { number, hash, timeSeconds, chainId, writes, disagrees }
  } catch {
    return null
  }
}
