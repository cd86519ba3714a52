// For folderStore.test.ts: stores, removes and sweeps objects as fast as possible, and reports each result, until it is killed.
import { randomBytes } from 'node:crypto'
import { folderStore } from '../folderStore.ts'

const store = folderStore(process.argv[2] ?? '')

async function* song() {
  for (let piece = 0; piece < 6; piece += 1) yield randomBytes(40_000)
}

for (let count = 0; ; count += 1) {
  const made = await store.put(song(), 1_000_000)
  if (!made.ok) continue
  process.send?.({ kind: 'put', id: made.id })
  if (count % 3 !== 2) continue
  process.send?.({ kind: 'removing', id: made.id })
  await store.remove(made.id)
  process.send?.({ kind: 'removed', id: made.id })
  await store.sweep(Date.now() - 1000)
}
