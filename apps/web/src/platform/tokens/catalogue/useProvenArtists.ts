import type { Address } from '@musi/domain/address'
import { useMemo } from 'react'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'

const NO_ARTISTS: ReadonlySet<Address> = new Set()

/** The artist tokens for which a note suffices (artistProof.ts); null while unknown. */
export function useProvenArtists(addresses: readonly Address[]): ReadonlySet<Address> | null {
  const key = addresses.join(' ')
  const answer = useAnswer(key === '' ? null : key, async () => {
    // Loaded on demand, because it contains the look-alike letters of all scripts.
    const { artistProof } = await import('./artistProof.ts')
    const proofs = await Promise.all(addresses.map(artistProof))
    return addresses.filter((_, at) => proofs[at] === true)
  })
  return useMemo(() => {
    if (key === '' || answer.kind === 'failed') return NO_ARTISTS
    return answer.kind === 'ready' ? new Set(answer.value) : null
  }, [key, answer])
}
