//
//  DashboardStore.swift
//  Dashboard
//

import Combine
import Foundation
import os

final class DashboardStore: ObservableObject {
    @Published var data: DashboardData
    @Published var isRefreshing = false
    @Published private(set) var lastError: LoadError?

    enum LoadError: LocalizedError {
        case missingFile(String)
        case unreadable(String)

        var errorDescription: String? {
            switch self {
            case .missingFile(let name):
                return String(localized: "The file \(name) is missing.")
            case .unreadable(let name):
                return String(localized: "The file \(name) could not be read.")
            }
        }
    }

    private let logger = Logger(subsystem: "com.example.Dashboard", category: "store")

    init(resource: String = "dashboard", bundle: Bundle = .main) {
        do {
            data = try DashboardStore.load(resource, from: bundle)
        } catch {
            data = .fallback
            lastError = error as? LoadError
            logger.error("Using fallback data: \(error.localizedDescription)")
        }
    }

    init(data: DashboardData) {
        self.data = data
    }

    var onlineDevices: [Device] {
        data.devices.filter { $0.status == .online }
    }

    var rooms: [String] {
        Array(Set(data.devices.map(\.room))).sorted()
    }

    func devices(in room: String) -> [Device] {
        data.devices.filter { $0.room == room }
    }

    func remove(_ device: Device) {
        data.devices.removeAll { $0.id == device.id }
    }

    @MainActor
    func refresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        defer { isRefreshing = false }
        try? await Task.sleep(for: .seconds(1))
        data.updatedAt = .now
    }

    private static func load(_ resource: String, from bundle: Bundle) throws -> DashboardData {
        guard let url = bundle.url(forResource: resource, withExtension: "json") else {
            throw LoadError.missingFile(resource)
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode(DashboardData.self, from: Data(contentsOf: url))
        } catch {
            throw LoadError.unreadable(resource)
        }
    }
}
