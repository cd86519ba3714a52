// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {MusicCollection} from "../../src/music/MusicCollection.sol";
import {MusicCollectionFactory} from "../../src/music/MusicCollectionFactory.sol";
import {IMusicCollection} from "../../src/music/interfaces/IMusicCollection.sol";
import {IMusicCollectionFactory} from "../../src/music/interfaces/IMusicCollectionFactory.sol";
import {IMusicNft} from "../../src/music/interfaces/IMusicNft.sol";
import {TestBase} from "../TestBase.sol";

contract MusicCollectionFactoryTest is TestBase {
    MusicCollectionFactory private factory;

    function setUp() public {
        factory = new MusicCollectionFactory(IMusicCollectionFactory(address(0)), "");
    }

    function _text(uint256 length) private pure returns (string memory) {
        return string(new bytes(length));
    }

    function _opened(address artist) private returns (MusicCollection) {
        vm.prank(artist);
        return MusicCollection(factory.openCollection("Night Bus", "BUS", "Sung on the way home."));
    }

    function test_ACollectionHasItsArtistNameSymbolAndText() public {
        MusicCollection collection = _opened(ALICE);
        vm.assertEq(collection.name(), "Night Bus");
        vm.assertEq(collection.symbol(), "BUS");
        vm.assertEq(collection.text(), "Sung on the way home.");
        vm.assertEq(collection.minter(), ALICE);
        vm.assertEq(collection.totalSupply(), 0);
        vm.assertEq(factory.artistOf(address(collection)), ALICE);
    }

    function test_OpeningEmitsArtistAndCollection() public {
        // The address that the factory's first creation gets.
        bytes32 hash = keccak256(abi.encodePacked(hex"d694", address(factory), hex"01"));
        vm.expectEmit(address(factory));
        emit IMusicCollectionFactory.CollectionOpened(ALICE, address(uint160(uint256(hash))), "Night Bus", "BUS");
        _opened(ALICE);
    }

    function testFuzz_NamesHaveOneTo64Bytes(uint256 length) public {
        length = _within(length, 0, 200);
        bool good = length > 0 && length <= 64;
        if (!good) vm.expectRevert(abi.encodeWithSelector(IMusicCollectionFactory.BadNameLength.selector, length));
        factory.openCollection(_text(length), "SYM", "");
        vm.assertEq(factory.collectionCount(), good ? 1 : 0);
    }

    function testFuzz_SymbolsHaveOneTo32Bytes(uint256 length) public {
        length = _within(length, 0, 100);
        bool good = length > 0 && length <= 32;
        if (!good) vm.expectRevert(abi.encodeWithSelector(IMusicCollectionFactory.BadSymbolLength.selector, length));
        factory.openCollection("A Name", _text(length), "");
        vm.assertEq(factory.collectionCount(), good ? 1 : 0);
    }

    function testFuzz_TextsHaveAtMost1000Bytes(uint256 length) public {
        length = _within(length, 0, 2_000);
        bool good = length <= 1_000;
        if (!good) vm.expectRevert(abi.encodeWithSelector(IMusicCollectionFactory.BadTextLength.selector, length));
        factory.openCollection("A Name", "SYM", _text(length));
        vm.assertEq(factory.collectionCount(), good ? 1 : 0);
    }

    function test_TheLimitsThemselvesAreAllowed() public {
        factory.openCollection(_text(1), _text(1), "");
        factory.openCollection(_text(64), _text(32), _text(1_000));
        vm.expectRevert(abi.encodeWithSelector(IMusicCollectionFactory.BadNameLength.selector, 0));
        factory.openCollection("", "SYM", "");
        vm.expectRevert(abi.encodeWithSelector(IMusicCollectionFactory.BadNameLength.selector, 65));
        factory.openCollection(_text(65), "SYM", "");
        vm.expectRevert(abi.encodeWithSelector(IMusicCollectionFactory.BadSymbolLength.selector, 0));
        factory.openCollection("A Name", "", "");
        vm.expectRevert(abi.encodeWithSelector(IMusicCollectionFactory.BadSymbolLength.selector, 33));
        factory.openCollection("A Name", _text(33), "");
        vm.expectRevert(abi.encodeWithSelector(IMusicCollectionFactory.BadTextLength.selector, 1_001));
        factory.openCollection("A Name", "SYM", _text(1_001));
        vm.assertEq(factory.collectionCount(), 2);
    }

    function test_EachArtistHasSeparateCollections() public {
        vm.assertEq(factory.collectionsOf(ALICE).length, 0);
        address first = address(_opened(ALICE));
        address others = address(_opened(BOB));
        address second = address(_opened(ALICE));
        address[] memory own = factory.collectionsOf(ALICE);
        vm.assertEq(own.length, 2);
        vm.assertEq(own[0], first);
        vm.assertEq(own[1], second);
        vm.assertEq(factory.collectionsOf(BOB)[0], others);
        vm.assertEq(factory.artistOf(ALICE), address(0));
    }

    function testFuzz_PagesHoldAllCollectionsInOrder(uint256 from, uint256 count) public {
        address[3] memory made = [address(_opened(ALICE)), address(_opened(BOB)), address(_opened(CAROL))];
        (uint256 start, uint256 size) = (_within(from, 0, 5), _within(count, 0, 5));
        address[] memory page = factory.collections(start, size);
        uint256 rest = start > 3 ? 0 : 3 - start;
        vm.assertEq(page.length, rest < size ? rest : size);
        for (uint256 i = 0; i < page.length; ++i) {
            vm.assertEq(page[i], made[start + i]);
        }
        vm.assertEq(factory.collections(from, type(uint256).max).length, from > 3 ? 0 : 3 - from);
    }

    function testFuzz_OnlyTheArtistMints(address stranger) public {
        vm.assume(stranger != ALICE);
        MusicCollection collection = _opened(ALICE);
        vm.prank(stranger);
        vm.expectRevert(abi.encodeWithSelector(IMusicNft.NotTheMinter.selector, stranger));
        collection.mint(stranger, "ipfs://piece", 0, stranger, 0);
        vm.prank(address(factory));
        vm.expectRevert(abi.encodeWithSelector(IMusicNft.NotTheMinter.selector, address(factory)));
        collection.mint(stranger, "ipfs://piece", 0, stranger, 0);
        vm.prank(ALICE);
        vm.assertEq(collection.mint(ALICE, "ipfs://piece", 7, ALICE, 500), 1);
        vm.assertEq(collection.ownerOf(1), ALICE);
        vm.assertEq(collection.releaseDate(1), 7);
    }

    function testFuzz_ARoyaltyIsAtMostHalfOfASale(uint96 bps) public {
        bps = uint96(_within(bps, 0, 12_000));
        MusicCollection collection = _opened(ALICE);
        bool good = bps <= 5_000;
        if (!good) vm.expectRevert(abi.encodeWithSelector(IMusicCollection.RoyaltyTooHigh.selector, bps));
        vm.prank(ALICE);
        collection.mint(BOB, "ipfs://piece", 0, CAROL, bps);
        vm.assertEq(collection.totalSupply(), good ? 1 : 0);
        (, uint256 amount) = collection.royaltyInfo(1, 10_000);
        vm.assertEq(amount, good ? bps : 0);
    }

    function test_AcceptsARoyaltyOfHalfAndRefusesMore() public {
        MusicCollection collection = _opened(ALICE);
        vm.startPrank(ALICE);
        collection.mint(BOB, "ipfs://piece", 0, CAROL, 5_000);
        vm.expectRevert(abi.encodeWithSelector(IMusicCollection.RoyaltyTooHigh.selector, 5_001));
        collection.mint(BOB, "ipfs://piece", 0, CAROL, 5_001);
    }

    function testFuzz_APieceHasAUriOfOneTo512Bytes(uint256 length) public {
        length = _within(length, 0, 1_000);
        MusicCollection collection = _opened(ALICE);
        bool good = length > 0 && length <= 512;
        if (!good) vm.expectRevert(abi.encodeWithSelector(IMusicCollection.BadUriLength.selector, length));
        vm.prank(ALICE);
        collection.mint(BOB, _text(length), 0, CAROL, 0);
        vm.assertEq(collection.totalSupply(), good ? 1 : 0);
    }

    function test_AChangedUriHasOneTo512Bytes() public {
        MusicCollection collection = _opened(ALICE);
        vm.startPrank(ALICE);
        collection.mint(BOB, _text(512), 0, CAROL, 0);
        collection.changeURI(1, "i");
        vm.assertEq(collection.tokenURI(1), "i");
        vm.expectRevert(abi.encodeWithSelector(IMusicCollection.BadUriLength.selector, 0));
        collection.changeURI(1, "");
        vm.expectRevert(abi.encodeWithSelector(IMusicCollection.BadUriLength.selector, 513));
        collection.changeURI(1, _text(513));
    }

    function test_ACollectionSupportsTheInterfacesOfMarkets() public {
        MusicCollection collection = _opened(ALICE);
        // ERC-721, ERC-2981 and ERC-4906.
        vm.assertTrue(collection.supportsInterface(0x80ac58cd));
        vm.assertTrue(collection.supportsInterface(0x2a55205a));
        vm.assertTrue(collection.supportsInterface(0x49064906));
    }

    function _json(MusicCollection collection) private view returns (string memory) {
        bytes memory uri = bytes(collection.contractURI());
        vm.assertEq(string(_slice(uri, 0, 29)), "data:application/json;base64,");
        return string(Base64.decode(string(_slice(uri, 29, uri.length))));
    }

    function _slice(bytes memory all, uint256 from, uint256 end) private pure returns (bytes memory part) {
        part = new bytes(end - from);
        for (uint256 i = 0; i < part.length; ++i) {
            part[i] = all[from + i];
        }
    }

    function _imageUri(address collection) private pure returns (string memory) {
        uint256 seed = uint160(collection);
        string memory svg = string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 100 100"><rect width="100" height="100" fill="hsl(',
            Strings.toString(seed % 360),
            ',62%,62%)"/><circle cx="50" cy="50" r="40" fill="#1A1420"/><g fill="none" stroke="#3B3342" stroke-width=".4"><circle cx="50" cy="50" r="36"/><circle cx="50" cy="50" r="31"/><circle cx="50" cy="50" r="26"/><circle cx="50" cy="50" r="21"/></g><circle cx="50" cy="50" r="15" fill="hsl(',
            Strings.toString(seed / 360 % 360),
            ',70%,55%)"/><circle cx="50" cy="50" r="2" fill="#FAF6F0"/></svg>'
        );
        return string.concat("data:image/svg+xml;base64,", Base64.encode(bytes(svg)));
    }

    function test_ACollectionDescribesItselfToOtherMarkets() public {
        MusicCollection collection = _opened(ALICE);
        string memory json = _json(collection);
        string memory image = _imageUri(address(collection));
        string memory facts = '{"name":"Night Bus","symbol":"BUS","description":"Sung on the way home.","image":"';
        vm.assertEq(json, string.concat(facts, image, '"}'));
        vm.assertEq(collection.contractURI(), factory.contractURIOf(address(collection)));
    }

    function test_AFactoryWithASiteLinksItsCollections() public {
        factory = new MusicCollectionFactory(IMusicCollectionFactory(address(0)), "https://musi.example");
        MusicCollection collection = _opened(ALICE);
        vm.assertEq(
            vm.parseJsonString(_json(collection), ".external_link"),
            string.concat("https://musi.example/nft/", Strings.toChecksumHexString(address(collection)))
        );
        vm.assertEq(vm.parseJsonString(_json(collection), ".image"), _imageUri(address(collection)));
    }

    function test_OpeningAnnouncesTheDescription() public {
        bytes32 hash = keccak256(abi.encodePacked(hex"d694", address(factory), hex"01"));
        vm.expectEmit(address(uint160(uint256(hash))));
        emit IMusicCollection.ContractURIUpdated();
        _opened(ALICE);
    }

    /// @dev No text of an artist ends its own field, adds another, or makes the description unreadable.
    function testFuzz_AnyNamesAndTextsStayInTheirFields(string memory name, string memory symbol, string memory text)
        public
    {
        vm.assume(bytes(name).length > 0 && bytes(name).length < 65);
        vm.assume(bytes(symbol).length > 0 && bytes(symbol).length < 33 && bytes(text).length < 1001);
        string memory json = _json(MusicCollection(factory.openCollection(name, symbol, text)));
        vm.assertEq(vm.parseJsonString(json, ".name"), name);
        vm.assertEq(vm.parseJsonString(json, ".symbol"), symbol);
        vm.assertEq(vm.parseJsonString(json, ".description"), text);
    }

    function test_QuotesBackslashesAndLineBreaksStayInTheirFields() public {
        string memory name = unicode'a","image":"x\\"\n\t\u0000\u001f\u202e😀';
        string memory json = _json(MusicCollection(factory.openCollection(name, '"', "#%\"}")));
        vm.assertEq(vm.parseJsonString(json, ".name"), name);
        vm.assertEq(vm.parseJsonString(json, ".symbol"), '"');
        vm.assertEq(vm.parseJsonString(json, ".description"), "#%\"}");
    }

    function testFuzz_OnlyCollectionsOfTheFactoryAreDescribed(address stranger) public {
        address own = address(_opened(ALICE));
        vm.assume(stranger != own);
        vm.assertEq(factory.contractURIOf(stranger), "");
    }

    /// @dev The factory of the version before, from the code that was deployed.
    function _earlierFactory() private returns (IMusicCollectionFactory made) {
        string memory json = vm.readFile("packages/contracts/deploy/kept/MusicCollectionFactoryV1.json");
        bytes memory code = vm.parseBytes(vm.parseJsonString(json, ".bytecode"));
        assembly ("memory-safe") {
            made := create(0, add(code, 0x20), mload(code))
        }
        vm.assertTrue(address(made) != address(0));
    }

    function test_CollectionsOfTheEarlierFactoryStayKnown() public {
        IMusicCollectionFactory earlier = _earlierFactory();
        vm.startPrank(ALICE);
        address first = earlier.openCollection("Before", "BEF", "An earlier one.");
        address second = earlier.openCollection("Before Too", "BEF", "");
        factory = new MusicCollectionFactory(earlier, "");
        address third = factory.openCollection("After", "AFT", "");
        // Opened in the earlier factory after the new one was deployed: known, but not listed, so that no index shifts.
        address late = earlier.openCollection("Late", "LATE", "");
        vm.stopPrank();

        vm.assertEq(factory.collectionCount(), 3);
        address[3] memory made = [first, second, third];
        for (uint256 from = 0; from < 5; ++from) {
            for (uint256 count = 0; count < 5; ++count) {
                address[] memory page = factory.collections(from, count);
                uint256 rest = from > 3 ? 0 : 3 - from;
                vm.assertEq(page.length, rest < count ? rest : count);
                for (uint256 i = 0; i < page.length; ++i) {
                    vm.assertEq(page[i], made[from + i]);
                }
            }
        }
        vm.assertEq(factory.artistOf(first), ALICE);
        vm.assertEq(factory.artistOf(third), ALICE);
        vm.assertEq(factory.artistOf(late), ALICE);
        vm.assertEq(factory.artistOf(BOB), address(0));
        address[] memory own = factory.collectionsOf(ALICE);
        vm.assertEq(own.length, 4);
        vm.assertTrue(own[0] == first && own[1] == second && own[2] == late && own[3] == third);
        vm.assertEq(MusicCollection(first).text(), "An earlier one.");
        vm.expectRevert();
        MusicCollection(first).contractURI();
    }

    function test_AnAddressWithoutCodeIsNoEarlierFactory() public {
        factory = new MusicCollectionFactory(IMusicCollectionFactory(BOB), "");
        address made = address(_opened(ALICE));
        vm.assertEq(factory.collectionCount(), 1);
        vm.assertEq(factory.collectionsOf(ALICE)[0], made);
        vm.assertEq(factory.artistOf(CAROL), address(0));
    }
}
