/** End of a pool that reports none (spec: staking.countdown). */
const DEFAULT_END_SECONDS = 1_605_571_200
const PERIOD_SECONDS = 60 * 86_400

export type Countdown =
  | { readonly kind: 'beginsIn' | 'endsIn'; readonly seconds: number }
  /** Shown without digits (spec: staking.countdown). */
  | { readonly kind: 'ended' }

/** Rewards run for sixty days up to the end; each boundary belongs to the earlier phase. */
export function countdown(nowSeconds: number, endSeconds: number = DEFAULT_END_SECONDS): Countdown {
  const begin = endSeconds - PERIOD_SECONDS
  if (nowSeconds <= begin) return { kind: 'beginsIn', seconds: begin - nowSeconds }
  if (nowSeconds <= endSeconds) return { kind: 'endsIn', seconds: endSeconds - nowSeconds }
  return { kind: 'ended' }
}

const two = (number: number) => String(number).padStart(2, '0')

/** Formats `d:hh:mm:ss`. */
export function countdownText(seconds: number): string {
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor(seconds / 3600) % 24
  return `${days}:${two(hours)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
