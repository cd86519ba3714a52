import type { RpcRequest } from '../rpc/rpcRequest.ts'
import type { MulticallStore } from '../multicall/multicallStore.ts'
import type { Watch } from '../multicall/watch.ts'
import { block } from '../requests/blocks/block.ts'

type Loadable = { kind: string } | readonly { kind: string }[]

const isThere = (value: Loadable) => [value].flat().every(({ kind }) => kind !== 'loading')

/** The value of a watch once it is no longer loading. For tests on a chain of their own. */
export function settledValue<Value extends Loadable>(watch: Watch<Value>): Promise<Value> {
  return new Promise((resolve) => {
    let stop = () => {}
    function look() {
      const value = watch.get()
      if (!isThere(value)) return
      stop()
      resolve(value)
    }
    stop = watch.subscribe(look)
    look()
  })
}

/** Tells a store which block is the newest. */
export async function showHead(store: MulticallStore, request: RpcRequest): Promise<number> {
  const head = await block(request, 'latest')
  if (head === null) throw new Error('The chain has no block.')
  store.head(head)
  return head.number
}
