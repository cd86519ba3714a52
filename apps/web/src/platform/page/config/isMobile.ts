const MOBILE = /Mobi|Android|iPhone|iPad|iPod/i

/** True for a browser on a phone, which offers other wallets than a desktop (spec: wallets.mobile-options). */
export const isMobile = (userAgent: string = navigator.userAgent): boolean => MOBILE.test(userAgent)
