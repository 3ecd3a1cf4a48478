import type { SignWords } from './sign-kinds.ts';

export const TR: SignWords = {
  whatever: ['fark etmez|ne olursa olsun|bakılmaksızın|dahil|dâhil|istisnasız|bile|her durumda|koşulsuz'],
  none: ['unutma\\p{L}*|asla unutma\\p{L}*'],
  weak: [
    'mümkünse|mümkün olduğunca|mümkün olduğu kadar|mümkün oldukça|isteğe bağlı\\p{L}*|istersen\\p{L}*|isterse\\p{L}*|ideal olarak|opsiyonel\\p{L}*|dene\\p{L}*|düşün\\p{L}*|zorunlu değil\\p{L}*|gerekli değil\\p{L}*|şart değil\\p{L}*|gerekmez|gerekmiyor|gerek yok\\p{L}*|tercihe bağlı',
    'olabilir',
  ],
  most: [
    'en fazla|en çok|azami|maksimum|\\p{L}+(?:yi|yı|yu|yü|i|ı|u|ü|ni|nı|nu|nü) (?:geçme\\p{L}*|aşma\\p{L}*|geçemez|aşamaz|geçmesin|aşmasın)|(?:geçme\\p{L}*|aşma\\p{L}*|geçemez|aşamaz)|daha fazla\\p{L}* (?:değil|olmasın|olamaz|olmaz)|en geç|üst sınır\\p{L}*',
    'altında|az|kadar|içinde|sınır\\p{L}*|limit\\p{L}*|≤|fazla|aş\\p{L}*|geç\\p{L}*',
  ],
  least: [
    'en az|asgari|minimum|en azından|daha az olma\\p{L}*|en erken|veya (?:üstü|üzeri|daha fazla)|alt sınır\\p{L}*',
    'üzerinde|fazla|itibaren|≥|az|altına',
  ],
  until: ['\\p{L}+(?:ana|ene|ıncaya|inceye|uncaya|ünceye) (?:kadar|dek)', 'kadar|dek|önce|sonra|bekle\\p{L}*|olmadan'],
  except: [
    'hariç|dışında|haricinde|istisna\\p{L}*|olmadıkça|\\p{L}+(?:madıkça|medikçe)|aksi halde|aksi takdirde|değilse|yoksa',
    'sadece|yalnızca|ama|fakat|değil|başka|bir tek|olmadan|\\p{L}+(?:madan|meden)|izniyle|sürece|durumda',
  ],
  only: [
    'sadece|yalnızca|yalnız|münhasıran|tek|ancak|bir tek|salt',
    'değil|hiçbir|başka|hariç|dışında|sınırlı\\p{L}*|asla|olmaz|yok|\\p{L}+(?:madan|meden)|\\p{L}+(?:madıkça|medikçe)|her zaman|önce|özel|olmadıkça|yasak',
  ],
  never: [
    'asla|hiçbir zaman|hiçbir koşulda|hiçbir şekilde|kesinlikle (?=\\p{L}+ ?\\p{L}*(?:ma|me|maz|mez))|katiyen|hiçbir durumda|hiç',
    'değil|yasak\\p{L}*|hiçbir|yok|\\p{L}+(?:mayın|meyin|maz|mez|mamalı\\p{L}*|memeli\\p{L}*|masın|mesin|mıyor|miyor|muyor|müyor)|kaçın\\p{L}*|\\p{L}+(?:ma|me)|olmaz|\\p{L}+(?:madan|meden)',
  ],
  deny: [
    'değil\\p{L}*|yok|yoktur|yasak\\p{L}*|hiçbir|hiçbiri|ne .{1,40} ne de|olmadan|olmaz|olmamalı\\p{L}*|\\p{L}{2,}(?:mayın|meyin|mayınız|meyiniz|maz|mez|mamalı\\p{L}*|memeli\\p{L}*|masın|mesin|mıyor\\p{L}*|miyor\\p{L}*|muyor\\p{L}*|müyor\\p{L}*|madan|meden|mamak|memek|maması|memesi|maktan kaçın\\p{L}*|mekten kaçın\\p{L}*|mıyoruz|miyoruz|mayacak|meyecek|madı|medi|mamış|memiş|mayan|meyen|amaz|emez)|kaçın\\p{L}*|kimse|hiç kimse|gerekmez|izin verilme\\p{L}*|[\\p{L}]{2,}(?:[yğşstkçrlnpbd]a?ma|[yğşstkçrlnpbd]e?me)(?=[.!,;]|\\s*$)',
    'yerine|dışında|hariç|sadece|yalnızca|atla\\p{L}*|reddet\\p{L}*|bırak\\p{L}*|\\p{L}+(?:sız|siz|suz|süz)|önce|çıkar\\p{L}*|engelle\\p{L}*|eksik|unut\\p{L}*|vazgeç\\p{L}*|tercih|bekle\\p{L}*|\\p{L}+(?:madıkça|medikçe)|kaldır\\p{L}*|dokunma\\p{L}*|koru\\p{L}*|kal\\p{L}*|ayrı|farklı|başka|boşuna|tek|yalnız|kayb\\p{L}*|sona er\\p{L}*',
  ],
  always: [
    'her zaman|daima|her seferinde|hep|her defasında|istisnasız|her durumda|sürekli',
    'her|tüm|bütün|zorunda|mutlaka|gerekir|\\p{L}+(?:malı|meli)\\p{L}*',
  ],
  every: ['tüm|bütün|her|hepsi|herhangi|tamamı|her bir'],
  some: [
    'genellikle|çoğunlukla|bazen|sık sık|genelde|normalde|çoğu zaman|ara sıra|nadiren|zaman zaman|çoğu|arada bir|sıklıkla',
    'bazı|birkaç|yaklaşık|varsayılan|düzenli',
  ],
  must: [
    'zorunlu\\p{L}*|zorunda\\p{L}*|mutlaka|şart\\p{L}*|gerek|gerekir|gerekiyor|gereklidir|gerekli|\\p{L}{2,}(?:malı|meli)(?:dır|dir|yız|yiz|sın|sin|lar|ler|yım|yim)?|şarttır|mecbur\\p{L}*|kesinlikle',
    'lazım|her zaman|asla|sadece|ister|yalnızca|ihtiyaç\\p{L}*|talep|bekle\\p{L}*|\\p{L}+(?:acak|ecek)\\p{L}*|daima',
  ],
  should: [
    'tercih \\p{L}+|tercih\\p{L}*|tercihen|önerilir|öneril\\p{L}*|tavsiye \\p{L}+|daha iyi\\p{L}*|yeğle\\p{L}*|iyi olur',
    'sever|ister|istiyor|hoşlan\\p{L}*|\\p{L}+(?:malı|meli)\\p{L}*|öner\\p{L}*|yerine|gerekir|uygun\\p{L}*|beğen\\p{L}*|seç\\p{L}*',
  ],
  may: [
    'izin veril\\p{L}*|izinli\\p{L}*|serbest\\p{L}*|caiz|kabul edilebilir|\\p{L}{2,}(?:abilir|ebilir)\\p{L}*|izni var\\p{L}*',
    'mümkün\\p{L}*|olur|tamam|izin\\p{L}*|uygun\\p{L}*|opsiyonel\\p{L}*|isteğe|hak\\p{L}*|yetki\\p{L}*',
  ],
  before: ['önce|öncesinde|önceden|evvel', 'ilk|sonra|kadar|\\p{L}+(?:madan|meden)|sadece|ardından'],
  after: [
    'sonra|sonrasında|ardından|akabinde|takiben',
    '\\p{L}+(?:ınca|ince|unca|ünce)|bitince|önce|olunca|tamamlan\\p{L}*|bitir\\p{L}*',
  ],
  when: [
    'eğer|\\p{L}+(?:ınca|ince|unca|ünce|dığında|diğinde|duğunda|düğünde|tığında|tiğinde|tuğunda|tüğünde|ken)|durumunda|takdirde|sürece|sırasında|şartıyla|koşuluyla',
    'için|ile|da|de|her|\\p{L}+(?:sa|se)|zaman|olarak',
  ],
};
