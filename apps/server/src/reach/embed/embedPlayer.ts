// The script of an embed. The function's source is copied into the page, so it must not refer to
// anything outside itself.

type Listenable = { addEventListener: (event: string, run: () => void) => void }
type Button = Listenable & {
  getAttribute: (name: string) => string | null
  setAttribute: (name: string, value: string) => void
}
type Sound = Listenable & {
  src: string
  paused: boolean
  currentTime: number
  duration: number
  play: () => Promise<void>
  pause: () => void
}
type Shown = {
  textContent: string | null
  getAttribute: (name: string) => string | null
  style: { setProperty: (name: string, value: string) => void }
}
type Page = {
  querySelectorAll: (selector: string) => Iterable<Button>
  querySelector: (selector: string) => (Sound & Shown) | null
}

/** Plays the samples of an embed, one at a time (spec: reach.embed). */
export function embedPlayer(page: Page): void {
  const sound = page.querySelector('audio')
  const status = page.querySelector('[role=status]')
  const line = page.querySelector('.line')
  let current: Button | null = null
  if (sound === null || status === null) return

  const show = (isPlaying: boolean) => {
    if (current === null) return
    current.setAttribute('aria-pressed', String(isPlaying))
  }
  const failed = () => {
    show(false)
    status.textContent = status.getAttribute('data-failed')
  }
  for (const button of page.querySelectorAll('button[data-sample]')) {
    button.addEventListener('click', () => {
      status.textContent = ''
      if (current === button && !sound.paused) {
        sound.pause()
        return
      }
      if (current !== button) {
        show(false)
        current = button
        sound.src = button.getAttribute('data-sample') ?? ''
      }
      sound.play().catch(failed)
    })
  }
  sound.addEventListener('play', () => show(true))
  sound.addEventListener('pause', () => show(false))
  sound.addEventListener('ended', () => show(false))
  sound.addEventListener('timeupdate', () => {
    const part = sound.duration > 0 ? sound.currentTime / sound.duration : 0
    line?.style.setProperty('--part', String(part))
  })
}
