import Foundation

/// Words that the system puts into views by itself, in the languages of the user.
///
/// [choice: the usual words of each language; English elsewhere]
enum SystemWords {
  private static let languages = [
    "de", "fr", "es", "it", "pt", "nl", "ar", "he", "hi", "ja", "ko", "zh", "ru", "tr",
  ]
  private static let table: [String: [String]] = [
    "OK": ["OK", "OK", "Aceptar", "OK", "OK", "OK", "موافق", "אישור", "ठीक", "OK", "확인", "好", "ОК", "Tamam"],
    "Cancel": [
      "Abbrechen", "Annuler", "Cancelar", "Annulla", "Cancelar", "Annuleer", "إلغاء", "ביטול", "रद्द करें",
      "キャンセル", "취소", "取消", "Отменить", "Vazgeç",
    ],
    "Edit": [
      "Bearbeiten", "Modifier", "Editar", "Modifica", "Editar", "Wijzig", "تحرير", "עריכה", "संपादित करें",
      "編集", "편집", "编辑", "Править", "Düzenle",
    ],
    "Done": [
      "Fertig", "OK", "OK", "Fine", "OK", "Gereed", "تم", "סיום", "पूर्ण", "完了", "완료", "完成", "Готово", "Bitti",
    ],
    "Back": [
      "Zurück", "Retour", "Atrás", "Indietro", "Voltar", "Terug", "رجوع", "חזרה", "वापस जाएँ", "戻る", "뒤로",
      "返回", "Назад", "Geri",
    ],
    "Search": [
      "Suchen", "Rechercher", "Buscar", "Cerca", "Buscar", "Zoek", "بحث", "חיפוש", "खोजें", "検索", "검색", "搜索",
      "Поиск", "Ara",
    ],
    "Share…": [
      "Teilen …", "Partager…", "Compartir…", "Condividi…", "Compartilhar…", "Deel…", "مشاركة…", "שיתוף…",
      "शेयर करें…", "共有…", "공유…", "共享…", "Поделиться…", "Paylaş…",
    ],
    "Today": [
      "Heute", "Aujourd’hui", "Hoy", "Oggi", "Hoje", "Vandaag", "اليوم", "היום", "आज", "今日", "오늘", "今天",
      "Сегодня", "Bugün",
    ],
    "Time": [
      "Uhrzeit", "Heure", "Hora", "Ora", "Hora", "Tijd", "الوقت", "שעה", "समय", "時刻", "시간", "时间", "Время",
      "Saat",
    ],
  ]

  /// A word in the language of a locale.
  static func word(_ english: String, _ locale: Locale) -> String {
    let code = locale.language.languageCode?.identifier ?? "en"
    guard let words = table[english], let index = languages.firstIndex(of: code == "iw" ? "he" : code),
      words.indices.contains(index)
    else { return english }
    return words[index]
  }
}

extension Text {
  /// A word that the system puts into views: as the app translates it, else as the system does.
  init(system english: String) {
    let word = LateString(english, "system") { environment in
      LocalizedStringKey(english).translated(named: english, environment)?.plainText(environment)
        ?? SystemWords.word(english, environment.locale)
    }
    self.init(parts: [.late(word)])
  }
}
