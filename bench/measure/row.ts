import { percentile } from './percentile.ts'

/** One measurement: the same work by a peer and by us. `peerMs` is null without a peer. */
export type Row = {
  bench: string
  size: number
  mode: string
  peer: string
  peerMs: number | null
  oursMs: number
  ratio: number | null
}

export const row = (
  bench: string,
  size: number,
  mode: string,
  peer: { name: string; ms: number | null },
  oursMs: number,
): Row => ({
  bench,
  size,
  mode,
  peer: peer.name,
  peerMs: peer.ms === null ? null : fourDigits(peer.ms),
  oursMs: fourDigits(oursMs),
  ratio: peer.ms === null ? null : fourDigits(peer.ms / oursMs),
})

const fourDigits = (value: number) => Number(value.toPrecision(4))

export const median = (values: readonly number[]) => percentile(values, 0.5)

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Alternates both sides, so that noise of the machine affects both. */
export async function inTurns(rounds: number, peer: () => Promise<unknown>, ours: () => Promise<unknown>) {
  const times = { peer: [] as number[], ours: [] as number[] }
  await peer()
  await ours()
  for (let round = 0; round < rounds; round++) {
    times.peer.push(await timed(peer))
    times.ours.push(await timed(ours))
  }
  return { peerMs: median(times.peer), oursMs: median(times.ours) }
}
