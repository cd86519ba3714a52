import { player } from '#platform/session/player/player.ts'

const SECONDS = 0.08
/** Two overtones of a small piece of metal, in Hz. */
const PARTIALS = [2350, 3720]

/** Plays the sound of the coin at the player's volume; silent if the player is muted or the browser allows no sound. */
export function playCoinSound(): void {
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
