import { player } from '#platform/session/player/player.ts'

const SECONDS = 0.08
/** Two partials of a small piece of metal, in Hz. */
const PARTIALS = [2350, 3720]

/** The coin lands, as loud as the player; silent where the player is, or where the browser has no sound for us. */
export function clink(): void {
  const { volume, isMuted } = player.get()
  if (isMuted || volume === 0) return
  const context = new AudioContext()
  const gain = context.createGain()
  gain.connect(context.destination)
  gain.gain.setValueAtTime(volume * 0.08, context.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + SECONDS)
  for (const frequency of PARTIALS) {
    const tone = context.createOscillator()
    tone.frequency.value = frequency
    tone.connect(gain)
    tone.start()
    tone.stop(context.currentTime + SECONDS)
  }
  setTimeout(() => void context.close(), SECONDS * 4000)
}
