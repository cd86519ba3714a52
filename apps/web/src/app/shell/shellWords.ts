import { words } from '#platform/page/i18n/words.ts'

/** Words needed by the first load. */
export const shellText = words('shell', {
  skip: 'Skip to the content',
  home: 'musi, to the front page',
  'wordmark.start': 'mus',
  'wordmark.end': 'i',
  market: 'Market',
  controls: 'Account and settings',
  chain: 'Network: {chain}',
  menu: 'Menu',
  tabs: 'Swap and pool',
  'splash.line': 'The first ever musician exchange',
  'splash.skip': 'Skip',
  'banner.mobile': 'Make sure the URL is {host}',
  'banner.desktop': 'Always make sure the URL is {host} - bookmark it to be safe.',
  'banner.close': 'Hide this warning',
  'trouble.otherChain':
    'This page isn’t on the network it’s made for, so nothing can be sent. Please tell the people who run this site.',
  'trouble.newChain':
    'The chain has been restarted. This page still shows the old one, and nothing can be sent. Reload the page.',
  'trouble.writesOff': 'Sending is switched off here for now. You can look at everything; nothing will be sent.',
  'trouble.disagrees': 'Two sources of chain data disagree. Check each amount in your wallet before you send anything.',
  'trouble.offline': "You're offline. Reconnecting…",
  'trouble.offline.from': "You're offline. These figures are from block {number}. Reconnecting…",
  'trouble.silent': "We've lost touch with the network. Reconnecting…",
  'trouble.silent.from': "We've lost touch with the network. These figures are from block {number}. Reconnecting…",
  'trouble.unread': "The network isn't answering. Reconnecting…",
  'trouble.unread.from': "The network isn't answering. These figures are from block {number}. Reconnecting…",
  'trouble.unserved': "Our server isn't answering. Reconnecting…",
  'trouble.unserved.from': "Our server isn't answering. Lists and histories are from block {number}. Reconnecting…",
  'trouble.slow': 'The network is slow to answer. Figures may be a few seconds old.',
  'trouble.stuck': 'No new block for a while. Figures may be out of date until the network continues.',
  'trouble.page': 'Something went wrong on this page. If it misbehaves, reload it.',
  'trouble.settings':
    'We couldn’t read your settings, so they’re back to the defaults. Check them before you trade. A copy of the old ones stays in this browser as musi.settings.unread.',
  'trouble.putAside':
    'We couldn’t read what this browser saved under {key}, so it starts over. A copy stays in this browser as {key}.unread.',
  'trouble.lost':
    'We couldn’t read what this browser saved under {key}, and there was no room for a copy, so it starts over. Free up storage for this site.',
  'trouble.notKept':
    'This browser can’t save anything for Musi: its storage is full or switched off. Your settings last until you leave this page. To keep them, allow storage for this site or free some up.',
  'trouble.patched':
    'A program on this page, such as a wallet or another extension, has replaced functions that Musi works with: {names}. If you know of none, switch extensions off and reload before you sign anything.',
  'trouble.noLanguage':
    'This language didn’t load, so the page is in English. Check your connection, then choose the language again.',
  dismiss: 'Dismiss',
  testNetwork: 'Test network',
  connectWallet: 'Connect to a wallet',
  pending: '{count} Pending',
  pending_one: '{count} Pending',
  wrongNetwork: 'Wrong Network',
  walletError: 'Error',
})
