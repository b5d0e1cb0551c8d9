import { defaultTheme, themeColor, themeKey, themes } from '../domain/theme.ts'

const others = themes.filter((theme) => theme !== defaultTheme).map((theme) => `${theme}:'${themeColor[theme]}'`)

/**
 * Runs inline in the head before the first paint, so the saved theme never flashes. Storage may be forbidden, hence the try.
 * The document is served with the default theme already set, so only another one has work to do.
 */
export const themeBoot = `try{let t=localStorage.${themeKey},c={${others.join()}},d=document.documentElement;Object.hasOwn(c,t)&&(d.className=d.dataset.theme=t,document.querySelector('[name=theme-color]').content=c[t])}catch{}`
