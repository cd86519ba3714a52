import { setTimeout as sleep } from 'node:timers/promises'
import { Health, isLevel } from '@musi/api/page/health'
import { HEALTH_PATH } from '@musi/api/paths'
import type { Product } from '@musi/scripts/run/product'
import * as v from 'valibot'

/**
 * Waits until the server has indexed the newest block, because an earlier read would return the
 * previous state.
 */
export async function waitUntilIndexed({ origin }: Product, block = 0): Promise<void> {
  for (;;) {
    if (isLevel(v.parse(Health, await (await fetch(origin + HEALTH_PATH)).json()), block)) return
    await sleep(20)
  }
}
