// What every screen must keep: nothing stands out, and axe has nothing to say.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export const sizes = {
    phone: { width: 390, height: 844 },
    low: { width: 390, height: 664 },
    across: { width: 844, height: 390 },
    tablet: { width: 820, height: 1180 },
    desk: { width: 1440, height: 900 },
};

export async function fits(page: Page): Promise<void> {
    // A new size is drawn a frame later.
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(over, "nothing stands out to the right").toBeLessThanOrEqual(0);
}

export async function clean(page: Page, rules?: string[]): Promise<void> {
    const axe = new AxeBuilder({ page });
    if (rules) axe.withRules(rules);
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
