// Where long words of cards and names of scenarios may be broken if they don't fit: not every browser
// has rules for these languages. A hyphen marks the place; in Japanese, which has no hyphens, a bar.
import type { Language } from "./words.svelte";

const places: Record<Language, string> = {
    en: `Adven-ture Attrac-tion Child-hood Complex-ity Compo-sition Consis-tency Cor-rupted
        Curi-osity Dark-ness Deli-cate Empha-sis Explor-ing Forbid-den Grace-ful Harmo-nious Height-ened
        Hier-archy Illumi-nated Immi-nent Improb-able Inno-cent Liber-ated Melan-choly Move-ment
        Night-mare Obsta-cle Peace-ful Perspec-tive Pre-cious Propor-tion Proxi-mity Repe-tition
        Revo-lution Sanctu-ary Surren-der Sym-metry Un-ashamed Wander-ing Whimsi-cal Alter-nation
        Inheri-tance Juxta-position Pilgrim-age Unfin-ished Weight-less Whisper-ing`,
    de: `Aben-teuer Alb-traum Anzie-hung Auser-wählt Bestim-mung Beto-nung Bewe-gung Dunkel-heit
        Einheit-lichkeit Erleuch-tet For-schend Frei-heit Fried-lich Gestal-tung Kapitu-lation
        Gött-lich Harmo-nisch Zu-flucht Hinder-nis Kind-heit Komple-xität Mas-kiert
        Melan-cho-lisch Perspek-tive Plötz-lich Propor-tionen Rang-folge Revo-lution Schön-heit
        Symme-trie Uner-mess-lich Unge-niert Unheil-voll Unschul-dig Unwahr-schein-lich
        Verblas-send Verbo-ten Verdor-ben Viel-falt Wahr-heit Wan-dernd Wieder-holung Ver-spielt Aus-blick
        Zer-brech-lich Gegenüber-stellung Geschlos-senheit Gleich-gewicht Heimweh-krank Hoffnungs-voll
        Uner-forscht Unvoll-endet Ver-schwiegen Verspre-chen Wider-willig Wieder-sehen`,
    ja: `ありえ|ない 果て|しない 恥じ|ない 子ども|時代 神々|しい 安息|の地 さま|よい 気|まぐれ グラ|デー|ション シン|メトリー
        落ち|着かない 終わり|なき 地図|にない フル|ハウス バラエ|ティ スタ|イル ナイス|バランス のんびり|いこうぜ`,
};

const tables = Object.fromEntries(
    Object.entries(places).map(([language, text]) => [
        language,
        new Map(
            text
                .split(/\s+/)
                .map((word) => [
                    word.replaceAll(/[-|]/g, ""),
                    word.replaceAll("-", "\u00ad").replaceAll("|", "\u200b"),
                ]),
        ),
    ]),
) as Record<Language, Map<string, string>>;

// The word with its soft hyphens.
export const breakable = (word: string, language: Language): string =>
    tables[language].get(word) ?? word;

// How many letters wide a text is, about: a kana or kanji takes the room of two.
export const breadth = (text: string): number =>
    [...text].reduce((sum, letter) => sum + (letter > "\u2e7f" ? 1.9 : 1), 0);
