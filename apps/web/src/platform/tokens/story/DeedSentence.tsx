import { Skeleton } from '@musi/ui/Skeleton'
import { contractOf } from '#platform/page/config/config.ts'
import { identityAt } from '../explain/identities.ts'
import { useIdentity } from '../explain/useIdentity.ts'
import { type Deed, knownOf, placeOf } from './deeds.ts'
import { deedStory } from './deedStory.ts'
import { DoneSentence } from './Sentence.tsx'

/** What somebody did, by the history, in the words that the explorer has for a transaction. */
export function DeedSentence({ deed }: { deed: Deed }) {
  const { account } = placeOf(deed)
  const [first = account, last = first] = knownOf(deed)
  const receiver = deed.kind === 'swap' ? deed.last.to : account
  // What it is told with is looked up, and comes later.
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
