import { Skeleton } from '@musi/ui/Skeleton'
import { contractOf } from '#platform/page/config/config.ts'
import { identityAt } from '../explain/identities.ts'
import { useIdentity } from '../explain/useIdentity.ts'
import { type Deed, knownOf, placeOf } from './deeds.ts'
import { deedStory } from './deedStory.ts'
import { DoneSentence } from './Sentence.tsx'

/** An act from the history, in the explorer's words for a transaction. */
export function DeedSentence({ deed }: { deed: Deed }) {
  const { account } = placeOf(deed)
  const [first = account, last = first] = knownOf(deed)
  const receiver = deed.kind === 'swap' ? deed.last.to : account
  // Starts the lookup of the names it needs, which arrive later.
  useIdentity(first)
  useIdentity(last)
  useIdentity(receiver)
  const narrated = deedStory(deed, {
    identityOf: identityAt,
    wrappedNative: contractOf('wrappedNative'),
    governanceToken: contractOf('governanceToken'),
  })
  return narrated === null ? <Skeleton /> : <DoneSentence {...narrated} />
}
