import { visitEnd } from '#platform/page/visit/visit.ts'

/** Only one tab of a browser plays: the last one clicked (spec: player.one-tab). */
export function openTabChannel(onOtherTab: () => void): { begin: () => void } {
  if (typeof BroadcastChannel === 'undefined') return { begin: () => undefined }
  const channel = new BroadcastChannel('musi.player')
  channel.addEventListener('message', ({ data }) => data === 'plays' && onOtherTab())
  visitEnd().addEventListener('abort', () => channel.close())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  return { begin: () => channel.postMessage('plays') }
}
