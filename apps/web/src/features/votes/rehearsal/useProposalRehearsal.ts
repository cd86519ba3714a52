import type { ProposalAction } from '@musi/chain/rehearsal/timelockCall'
import type { ProposalRehearsal, RehearsalScene, RehearsalTime } from '@musi/chain/rehearsal/proposalRehearsal'
import { chainById } from '@musi/chain/chains/chainTable'
import { config } from '#platform/page/config/config.ts'
import { type Answer, useAnswer } from '#platform/page/loading/useAnswer.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { request } from '#platform/session/chain/request.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'

/** Minimum time between simulations, for chains with a block every two seconds. */
const MIN_INTERVAL_SECONDS = 15

const keyOf = (actions: readonly ProposalAction[]) =>
  actions.map(({ target, value, signature, data }) => `${target} ${value} ${signature} ${data}`).join('\n')

/** Effects of the actions at that time, simulated again as the chain advances. */
export function useProposalRehearsal(
  context: RehearsalScene | null,
  actions: readonly ProposalAction[],
  time: RehearsalTime,
): Answer<ProposalRehearsal> {
  const { head } = useHeads()
  const hasFixedBlockTime = (chainById(config().chainId)?.blockTimeSeconds ?? null) !== null
  const refreshKey =
    head === null ? null : hasFixedBlockTime ? Math.floor(head.timeSeconds / MIN_INTERVAL_SECONDS) : head.number
  const key = `${time === 'now' ? time : time.atSeconds} ${keyOf(actions)}`
  return useAnswer(
    context === null || head === null ? null : key,
    async (): Promise<ProposalRehearsal> => {
      if (context === null) return { kind: 'unable' }
      const { momentOf, proposalRehearsal } = await retryOnce(() => import('@musi/chain/rehearsal/proposalRehearsal'))
      return proposalRehearsal(request, context, actions, await momentOf(request, time))
    },
    refreshKey,
  )
}
