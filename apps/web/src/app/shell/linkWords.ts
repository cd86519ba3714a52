import { words } from '#platform/page/i18n/words.ts'

/** How the places elsewhere are called, in the menu and at the foot of the page. */
export const t = words('shell', {
  twitter: 'Twitter',
  pitch: 'Pitch',
  proposal: 'Proposal',
  discord: 'Discord',
  demo: 'Demo',
  chat: 'Chat',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  form: 'Form',
})
