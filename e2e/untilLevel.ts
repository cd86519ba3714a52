import { setTimeout as sleep } from 'node:timers/promises'
import { Health } from '@musi/api/health'
import type { Product } from '@musi/scripts/product'

/** Until the server knows of this block, and its history has taken it in: what asks sooner is told of what was before. */
export async function untilLevel({ origin }: Product, block = 0): Promise<void> {
  for (;;) {
    const { headNumber, history } = Health.parse(await (await fetch(`${origin}/health`)).json())
    if ((headNumber ?? -1) >= block && history.isFollowing && history.behind === 0) return
    await sleep(20)
  }
}
