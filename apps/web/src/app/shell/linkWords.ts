import { words } from '#platform/page/i18n/words.ts'

/** Labels of external links, in the menu and the footer. */
export const shellLinkText = words('shell', {
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
