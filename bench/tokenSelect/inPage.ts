// Functions that run in the page, so each must be self-contained.
/// <reference lib="dom" />
import type { Token } from '@musi/domain/currency'

type Search = (
  tokens: readonly Token[],
  balances: ReadonlyMap<string, bigint>,
  query: string,
) => readonly { symbol: string; name: string }[]

declare global {
  interface Window {
    bench: { keys: number[]; frames: number[]; tasks: number[]; opened: number; isWatching: boolean }
    plainSearch: Search
  }
}

/** Records long tasks and the paint time after each keystroke. Runs before the page's own code. */
export function watchPage(): void {
  window.bench = { keys: [], frames: [], tasks: [], opened: 0, isWatching: false }
  sessionStorage.setItem('showWelcomeScreen', 'false')
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.bench.tasks.push(duration)
  }).observe({ type: 'longtask' })
  /** Calls back after the frame with the change was handed to the compositor; a message arrives only then. */
  const painted = (then: (nowMs: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => then(performance.now()))
      port1.start()
      port2.postMessage(null)
    })
  addEventListener('input', ({ timeStamp }) => painted((nowMs) => window.bench.keys.push(nowMs - timeStamp)), true)
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || target.closest('.open-currency-select-button') === null) return
      window.bench.opened = 0
      const look = () => {
        if (document.querySelector('#token-select [role=row]') === null) requestAnimationFrame(look)
        else painted((nowMs) => (window.bench.opened = nowMs - timeStamp))
      }
      look()
    },
    true,
  )
}

/** Starts to time every frame. */
export function watchFrames(): void {
  Object.assign(window.bench, { frames: [], tasks: [], isWatching: true })
  let last: number | null = null
  requestAnimationFrame(function step(now) {
    if (last !== null) window.bench.frames.push(now - last)
    last = now
    if (window.bench.isWatching) requestAnimationFrame(step)
  })
}

/**
 * Replaces our search in the dialog with the search of the 2020 Uniswap interface: it filters and sorts all tokens and renders the visible rows as copies of
 * ours.
 */
export function peerField({ tokens, rows }: { tokens: readonly Token[]; rows: number }): void {
  const grid = document.querySelector('#token-select [role=grid]')
  const like = grid?.querySelector('[role=row]')
  const scroller = grid?.parentElement
  const body = grid?.closest('dialog')?.firstElementChild
  if (!grid || !like || !scroller || !body) throw new Error('The modal is not open.')
  const field = document.createElement('input')
  field.id = 'peer-field'
  const place = scroller.cloneNode(false)
  const list = grid.cloneNode(false) as HTMLElement
  place.appendChild(list)
  const balances = new Map(tokens.filter((_, at) => at % 100 === 7).map(({ address }) => [address, 1n]))
  field.addEventListener('input', () => {
    const matches = window.plainSearch(tokens, balances, field.value)
    list.style.height = `${matches.length * like.clientHeight}px`
    list.replaceChildren(
      ...matches.slice(0, rows).map(({ symbol, name }) => {
        const row = like.cloneNode(true) as HTMLElement
        row.querySelector('b')?.replaceChildren(symbol)
        row.querySelector('small')?.replaceChildren(name)
        return row
      }),
    )
  })
  body.replaceChildren(field, place)
}
