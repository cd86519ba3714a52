import type { RpcRequest } from '../rpc/rpcRequest.ts'
import type { MulticallStore } from '../multicall/multicallStore.ts'
import type { Watch } from '../multicall/watch.ts'
import { block } from '../requests/blocks/block.ts'

type Loadable = { kind: string } | readonly { kind: string }[]

const isLoaded = (value: Loadable) => [value].flat().every(({ kind }) => kind !== 'loading')

/** Waits until a watch is no longer loading and returns its value. */
export function settledValue<Value extends Loadable>(watch: Watch<Value>): Promise<Value> {
  return new Promise((resolve) => {
    let stop = () => {}
    function look() {
      const value = watch.get()
      if (!isLoaded(value)) return
      stop()
      resolve(value)
    }
    stop = watch.subscribe(look)
    look()
  })
}

/** Passes the newest block to a store and returns its number. */
export async function updateHead(store: MulticallStore, request: RpcRequest): Promise<number> {
  const head = await block(request, 'latest')
  if (head === null) throw new Error('The chain has no block.')
  store.head(head)
  return head.number
}
