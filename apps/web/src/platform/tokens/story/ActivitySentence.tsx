import type { Address } from '@musi/domain/address'
import { Skeleton } from '@musi/ui/Skeleton'
import { contractOf } from '#platform/page/config/config.ts'
import { identityAt } from '../explain/identities.ts'
import { useIdentity } from '../explain/useIdentity.ts'
import { type Activity, addressesToIdentify, latestAct } from './activities.ts'
import { activityStory } from './activityStory.ts'
import { DoneSentence } from './Sentence.tsx'

type Props = {
  activity: Activity
  /** The account a page is about. */
  page?: Address
}

/** Describes a past activity with the sentences that the explorer uses for a transaction. */
export function ActivitySentence({ activity, page }: Props) {
  const { account } = latestAct(activity)
  const [first = account, last = first] = addressesToIdentify(activity)
  const receiver = activity.kind === 'swap' ? activity.last.to : account
  // Starts looking up the names it needs, which arrive later.
  useIdentity(first)
  useIdentity(last)
  useIdentity(receiver)
  const narrated = activityStory(activity, {
    identityOf: identityAt,
    wrappedNative: contractOf('wrappedNative'),
    governanceToken: contractOf('governanceToken'),
  })
  return narrated === null ? <Skeleton /> : <DoneSentence {...narrated} isPage={narrated.who === page} />
}
