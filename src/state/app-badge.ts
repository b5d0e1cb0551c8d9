// @with texts
const parts = { unread: 0, unsent: 0 }

/** The number on the installed app's icon: unread notifications and unsent acts together; none at zero. */
export function setAppBadgePart(part: keyof typeof parts, count: number): void {
  parts[part] = count
  // The types promise it everywhere; most browsers on a desktop have none.
  const canShow: boolean = 'setAppBadge' in navigator
  if (!canShow) return
  const sum = parts.unread + parts.unsent
  void (sum > 0 ? navigator.setAppBadge(sum) : navigator.clearAppBadge()).catch(() => undefined)
}
