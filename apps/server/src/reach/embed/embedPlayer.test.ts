import { expect, test, vi } from 'vitest'
import { embedPlayer } from './embedPlayer.ts'

function pageWith(play: () => Promise<void>) {
  const listeners = new Map<string, () => void>()
  const sound = {
    src: '',
    paused: true,
    currentTime: 5,
    duration: 10,
    textContent: null,
    getAttribute: (): string | null => null,
    style: { setProperty: vi.fn() },
    addEventListener: (event: string, run: () => void) => void listeners.set(event, run),
    play: async () => {
      await play()
      sound.paused = false
      listeners.get('play')?.()
    },
    pause() {
      sound.paused = true
      listeners.get('pause')?.()
    },
  }
  const buttons = ['/sounds/1', '/sounds/2'].map((sample) => {
    const attributes = new Map([['data-sample', sample]])
    let press = () => {}
    return {
      addEventListener: (_: string, run: () => void) => void (press = run),
      getAttribute: (name: string) => attributes.get(name) ?? null,
      setAttribute: (name: string, value: string) => void attributes.set(name, value),
      press: () => press(),
    }
  })
  const status = { ...sound, textContent: '' as string | null, getAttribute: () => 'It cannot be played.' }
  const line = { ...sound, style: { setProperty: vi.fn() } }
  embedPlayer({
    querySelectorAll: () => buttons,
    querySelector: (selector) => (selector === 'audio' ? sound : selector === '.line' ? line : status),
  })
  return { sound, buttons, status, line, tick: () => listeners.get('timeupdate')?.() }
}
const pressed = (button: { getAttribute: (name: string) => string | null } | undefined) =>
  button?.getAttribute('aria-pressed')

test('one sample plays at a time, and a second press pauses it (spec: reach.embed)', async () => {
  const { sound, buttons, line, tick } = pageWith(() => Promise.resolve())
  buttons[0]?.press()
  await vi.waitFor(() => expect(pressed(buttons[0])).toBe('true'))
  tick()
  expect(line.style.setProperty).toHaveBeenCalledWith('--part', '0.5')
  buttons[1]?.press()
  await vi.waitFor(() => expect(pressed(buttons[1])).toBe('true'))
  expect([pressed(buttons[0]), sound.src]).toEqual(['false', '/sounds/2'])
  buttons[1]?.press()
  expect([pressed(buttons[1]), sound.paused]).toEqual(['false', true])
})

test('a sample that cannot be played says so (spec: reach.embed)', async () => {
  const { buttons, status } = pageWith(() => Promise.reject(new Error('no sound')))
  buttons[0]?.press()
  await vi.waitFor(() => expect(status.textContent).toBe('It cannot be played.'))
  expect(pressed(buttons[0])).toBe('false')
})

test('its source runs without anything else from its module', () => {
  // The source contains no helper that a build would add.
  expect(embedPlayer.toString()).not.toMatch(/__|import|require/)
})
