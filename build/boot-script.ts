/**
 * The page's only eager script: starts the app at the first touch, key or focus, else right after the first paint and load.
 * It's the same text on every page (its data stands in attributes), so that one hash in the content security policy allows it.
 */
export const bootScript = `(function(d,s){var n=0,k=['pointerdown','keydown','focusin'];function link(r,h){\
var l=d.createElement('link');l.rel=r;l.href=h;d.head.append(l)}function go(){if(n++)return;\
k.forEach(function(e){removeEventListener(e,go,true)});if(s.sheet)link('stylesheet',s.sheet);\
s.preload.split(' ').forEach(function(h){if(h)link('modulepreload',h)});import(s.entry)}\
k.forEach(function(e){addEventListener(e,go,{capture:true,passive:true})});\
function late(){requestAnimationFrame(function(){setTimeout(go)})}\
if(d.readyState==='complete')late();else addEventListener('load',late)})(document,document.currentScript.dataset)`

interface Boot {
  entry: string
  /** The chunks of the route, which are fetched beside the entry. */
  preload: string[]
  /** The whole style sheet where only a part of it is inlined, else empty. */
  sheet: string
}

export function bootTag({ entry, preload, sheet }: Boot): string {
  return `<script data-entry="${entry}" data-preload="${preload.join(' ')}" data-sheet="${sheet}">${bootScript}</script>`
}
